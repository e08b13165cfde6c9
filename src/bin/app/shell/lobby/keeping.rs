//! Whether the street is there without a network: a line under its sign, and a way to install it.
use yew::prelude::*;

use crate::device::keeping::{Device, Kept, install};
use crate::house::use_house;

#[component]
pub fn Keeping() -> Html {
    let kept = use_house().kept;
    let device = use_state(|| Device::USUAL);
    {
        let change = device.setter();
        use_effect_with((), move |()| {
            let changed = Callback::from(move |now| change.set(now));
            changed.emit(Device::now());
            let listeners = Device::watch(&changed);
            move || drop(listeners)
        });
    }
    let device = *device;
    html! {
        <p class="street__kept">
            <span role="status">{ sentence(kept, device) }</span>
            if device.installable && !device.installed {
                <button type="button" class="btn" onclick={|_: MouseEvent| install()}>{ "Install" }</button>
            }
        </p>
    }
}

fn sentence(kept: Kept, device: Device) -> &'static str {
    match (kept, device.online) {
        (Kept::Here, true) if device.installed => "Installed: plays offline.",
        (Kept::Here, true) => "Kept on this device: plays offline.",
        (Kept::Here, false) => "No network now. All five shops play on.",
        (Kept::Coming, true) => "Getting ready to play offline …",
        (Kept::Nowhere, true) => "Needs a network: this browser keeps no copy.",
        (_, false) => "No network now, and no copy is kept: leave this page open.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_what_works_without_a_network_and_what_does_not() {
        let off = Device { online: false, ..Device::USUAL };
        let told = [Kept::Here, Kept::Coming, Kept::Nowhere]
            .map(|kept| [Device::USUAL, off].map(|device| sentence(kept, device)));
        assert!(told[0][0].contains("plays offline") && told[0][1].contains("play on"));
        assert!(told[1][0].contains("Getting ready") && told[2][0].contains("keeps no copy"));
        assert!(told[1..].iter().all(|[_, off]| off.contains("no copy is kept")), "{told:?}");
        let own = Device { installed: true, ..Device::USUAL };
        assert!(sentence(Kept::Here, own).starts_with("Installed"));
    }
}
