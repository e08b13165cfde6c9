//! A few synthesised cues. The same for every face of a card, so that a sound tells no secret.
use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// What a public event sounds like. The same for every face of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    Card,
    Crash,
    Score,
    Shuffle,
    Coin,
    Fanfare,
    HandOver,
}

/// A tone: when it starts and how long it lasts (ms), its pitch at both ends (Hz), its loudness.
struct Tone(u16, u16, f32, f32, f32);

#[rustfmt::skip]
const fn tones(cue: Cue) -> (OscillatorType, &'static [Tone]) {
    use OscillatorType::{Sawtooth, Sine, Triangle};
    match cue {
        Cue::Card     => (Triangle, &[Tone(0, 70, 520.0, 700.0, 0.20)]),
        Cue::Crash    => (Sawtooth, &[Tone(0, 420, 240.0, 55.0, 0.22), Tone(90, 260, 180.0, 45.0, 0.16)]),
        Cue::Score    => (Triangle, &[Tone(0, 110, 523.0, 523.0, 0.2), Tone(100, 110, 659.0, 659.0, 0.2), Tone(200, 220, 784.0, 784.0, 0.2)]),
        Cue::Shuffle  => (Triangle, &[Tone(0, 40, 300.0, 420.0, 0.12), Tone(70, 40, 340.0, 460.0, 0.12), Tone(140, 40, 380.0, 500.0, 0.12)]),
        Cue::Coin     => (Sine,     &[Tone(0, 60, 988.0, 988.0, 0.2), Tone(60, 180, 1319.0, 1319.0, 0.2)]),
        Cue::Fanfare  => (Triangle, &[Tone(0, 140, 523.0, 523.0, 0.2), Tone(140, 140, 659.0, 659.0, 0.2), Tone(280, 140, 784.0, 784.0, 0.2), Tone(420, 420, 1047.0, 1047.0, 0.22)]),
        Cue::HandOver => (Sine,     &[Tone(0, 160, 392.0, 440.0, 0.12)]),
    }
}

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a cue, or nothing where the browser will not: sound is never needed.
pub fn play(cue: Cue) {
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        if let Some(audio) = audio {
            let (kind, tones) = tones(cue);
            for tone in tones {
                let _ = sound(audio, kind, tone);
            }
        }
    });
}

fn sound(audio: &AudioContext, kind: OscillatorType, tone: &Tone) -> Result<(), JsValue> {
    let &Tone(start, length, from, to, loud) = tone;
    let start = audio.current_time() + f64::from(start) / 1000.0;
    let end = start + f64::from(length) / 1000.0;
    let (voice, gain) = (audio.create_oscillator()?, audio.create_gain()?);
    voice.set_type(kind);
    voice.frequency().set_value_at_time(from, start)?;
    voice.frequency().linear_ramp_to_value_at_time(to, end)?;
    gain.gain().set_value_at_time(0.0, start)?;
    gain.gain().linear_ramp_to_value_at_time(loud, start + 0.01)?;
    gain.gain().linear_ramp_to_value_at_time(0.0, end)?;
    voice.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&audio.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(end + 0.02)
}
