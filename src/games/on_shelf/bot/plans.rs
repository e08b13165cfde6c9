//! The ways to finish what is being decided: whole turns, from the job to *Done*, each with what
//! it leaves behind.
use super::outlook::Outlook;
use crate::games::on_shelf::action::{Action, Bottle};
use crate::games::on_shelf::customers::CustomerId;
use crate::games::on_shelf::goods::{Brand, Category, Item};
use crate::games::on_shelf::hour_events::HourEvent;
use crate::games::on_shelf::jobs::Job;
use crate::games::on_shelf::parts::Player;
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::sale::{Sale, SaleKind, can_pre_order};
use crate::games::on_shelf::spaces::{Space, StockSpace};
use crate::games::on_shelf::stage::{EventChoice, Phase, Rush, Spilling, Task, Work};
use crate::table::{Dice, Game, Log, Seat, Seed};

pub(super) struct Plan {
    /// What is done in turn. *Done* stands without identification; whoever plays it remembers.
    pub(super) actions: Vec<Action>,
    pub(super) outlook: Outlook,
}

const DONE: Action = Action::Done { identification: false };

fn after(world: &Position, seat: Seat, action: Action) -> Position {
    let mut next = world.clone();
    next.apply(seat, action, &mut Log::default());
    next
}

/// Every way worth thinking of; never empty while somebody is asked.
pub(super) fn plans(world: &Position) -> Vec<Plan> {
    match &world.phase {
        Phase::Turn { seat } => turns(world, *seat),
        Phase::Work(work) => finishes(world, work),
        Phase::Spilling(spilling) => spills(world, spilling),
        Phase::Rush(rush) => rush_sales(world, rush),
        Phase::Event(choice) => event_choices(world, choice),
        Phase::Over(_) => Vec::new(),
    }
}

/// Jobs, what a Supervisor may repeat, and a break unless the hand is full.
fn turns(world: &Position, seat: Seat) -> Vec<Plan> {
    let prompt = world.turn_prompt(seat);
    let mut plans = Vec::new();
    let mut first = |action: Action| {
        let next = after(world, seat, action);
        let Phase::Work(work) = &next.phase else { unreachable!("a job was begun") };
        for mut plan in finishes(&next, work) {
            plan.actions.insert(0, action);
            plans.push(plan);
        }
    };
    for offer in prompt.jobs.iter().filter(|offer| offer.refusal.is_none()) {
        if offer.job != Job::Supervisor && !is_idle(world, seat, offer.job) {
            first(Action::Play(offer.job));
        }
    }
    let mut repeated: Vec<Job> = Vec::new();
    for target in prompt.targets.iter().filter(|target| target.refusal.is_none()) {
        let job = target.job.expect("there is something to repeat");
        if !repeated.contains(&job) && !is_idle(world, seat, job) {
            repeated.push(job);
            first(Action::Repeat { seat: target.seat, job });
        }
    }
    if !world.players[seat].pile.is_empty() || plans.is_empty() {
        let now = Outlook::now(world, seat);
        let set_aside = world.players[seat].set_aside;
        let jobs = Job::ALL.into_iter().filter(|job| Some(*job) != set_aside).collect();
        plans.push(Plan { actions: vec![Action::Break], outlook: Outlook { jobs, ..now } });
    }
    plans
}

/// A Pre-Order nobody of the own customers could use.
fn is_idle(world: &Position, seat: Seat, job: Job) -> bool {
    let can = |customer| can_pre_order(&world.store, customer);
    job == Job::PreOrder && !world.players[seat].customers().any(can)
}

fn finishes(world: &Position, work: &Work) -> Vec<Plan> {
    let seat = work.seat;
    match &work.task {
        Task::Stock(None) => then(world, seat, Category::ALL.map(Action::Deliver)),
        Task::Floor(None) if !world.line.is_empty() => {
            then(world, seat, world.line.iter().map(|customer| Action::Take(*customer)))
        }
        Task::Stock(Some(_)) | Task::Fill(_) | Task::Floor(Some(_)) => {
            let plain = filled_up(world, seat, Vec::new());
            let first = wishes_first(world, work);
            if first.is_empty() {
                return vec![plain];
            }
            let mut next = world.clone();
            for &action in &first {
                next.apply(seat, action, &mut Log::default());
            }
            vec![filled_up(&next, seat, first), plain]
        }
        Task::Clean | Task::Floor(None) => vec![filled_up(world, seat, Vec::new())],
        Task::Sale(sale) => {
            let kind = work.sale_kind().expect("the job is a sale");
            sales(world, seat, kind, sale.as_ref())
        }
    }
}

/// The same choice, each of these ways.
fn then(world: &Position, seat: Seat, firsts: impl IntoIterator<Item = Action>) -> Vec<Plan> {
    let mut plans = Vec::new();
    for action in firsts {
        let next = after(world, seat, action);
        let Phase::Work(work) = &next.phase else { unreachable!("the job goes on") };
        for mut plan in finishes(&next, work) {
            plan.actions.insert(0, action);
            plans.push(plan);
        }
    }
    plans
}

/// Fills up what is left and is done.
fn filled_up(world: &Position, seat: Seat, mut actions: Vec<Action>) -> Plan {
    let filled;
    let mut world = world;
    if world.check(seat, &Action::FillUp).is_ok() {
        actions.push(Action::FillUp);
        filled = after(world, seat, Action::FillUp);
        world = &filled;
    }
    actions.push(DONE);
    let Phase::Work(work) = &world.phase else { unreachable!("the job goes on") };
    let finish = world.finish_preview(work);
    let mut outlook = Outlook::now(world, seat);
    outlook.gain = finish.csi;
    outlook.rolls = finish.rolls;
    if work.job == Job::Clean {
        outlook.store.clean();
    }
    if let Some(customer) = finish.customer {
        outlook.customers.push(customer);
        outlook.line.retain(|other| *other != customer);
    }
    Plan { actions, outlook }
}

/// Cubes that customers want whom "fill up" does not know of: the one dealt in secret, or those of
/// the team and of the line.
fn wishes_first(world: &Position, work: &Work) -> Vec<Action> {
    let seat = work.seat;
    let unknown: Vec<CustomerId> = if world.setup.is_cooperative() {
        let threatened = world.line.iter().copied().take(world.setup.rush_cards());
        let hands = world.players.values().flat_map(Player::customers);
        threatened.chain(hands).collect()
    } else {
        world.players[seat].dealt.into_iter().collect()
    };
    let wanted: Vec<Item> = unknown.into_iter().flat_map(CustomerId::symbols).collect();
    let (mut next, mut actions) = (world.clone(), Vec::new());
    for (at, &item) in wanted.iter().enumerate() {
        let before = wanted[..at].iter().filter(|other| **other == item).count();
        let action = match &work.task {
            Task::Stock(Some(delivery)) => {
                let there = next.store.shelf_count(item) + next.store.stock_count(item);
                let wants = item.category == delivery.category && there <= before;
                wants.then(|| placement(&next, item)).flatten()
            }
            Task::Fill(_) if next.store.shelf_count(item) <= before => {
                let mut moves = next.store.moves();
                let fits = moves.find(|(brand, from, _)| {
                    *brand == item.brand && from.category == item.category
                });
                fits.map(|(brand, from, to)| Action::Move { brand, from, to })
            }
            _ => None,
        };
        if let Some(action) = action.filter(|action| next.check(seat, action).is_ok()) {
            next.apply(seat, action, &mut Log::default());
            actions.push(action);
        }
    }
    actions
}

/// A stock space for an item, its own before a gray slot.
fn placement(world: &Position, item: Item) -> Option<Action> {
    let Item { category, brand } = item;
    let fits = |space: &StockSpace| world.store.check_place(brand, *space).is_ok();
    let own = StockSpace::new(category, brand);
    let spaces = std::iter::once(own).chain(StockSpace::row(category));
    spaces.into_iter().find(fits).map(|space| Action::Place { brand, space })
}

/// A sale as it is offered, to each customer it can be made to; with one chosen, to that one.
fn sales(world: &Position, seat: Seat, kind: SaleKind, chosen: Option<&Sale>) -> Vec<Plan> {
    let plan = |sale: Sale, mut actions: Vec<Action>| {
        actions.push(DONE);
        let mut outlook = Outlook::now(world, seat);
        outlook.gain = sale.total(kind);
        for bottle in sale.sold() {
            outlook.store.remove(bottle);
        }
        outlook.customers.retain(|other| *other != sale.customer);
        Plan { actions, outlook }
    };
    if let Some(sale) = chosen.filter(|sale| kind != SaleKind::PreOrder || !sale.sells_nothing()) {
        return vec![plan(*sale, Vec::new())];
    }
    let can = |customer: &CustomerId| {
        kind != SaleKind::PreOrder || can_pre_order(&world.store, *customer)
    };
    let mut plans: Vec<Plan> = world.players[seat]
        .customers()
        .filter(can)
        .map(|customer| {
            plan(Sale::open(&world.store, kind, customer), vec![Action::Serve(customer)])
        })
        .collect();
    // Nobody is sent away with nothing while another would bring something, whatever comes after.
    if plans.iter().any(|plan| plan.outlook.gain > 0) {
        plans.retain(|plan| plan.outlook.gain > 0);
    }
    if plans.is_empty() {
        // A Pre-Order that finds nothing goes back to the hand.
        let outlook = Outlook::now(world, seat);
        return vec![Plan { actions: vec![Action::PutBack], outlook }];
    }
    plans
}

fn rush_sales(world: &Position, rush: &Rush) -> Vec<Plan> {
    sales(world, rush.seat, rush.kind, rush.sale.as_ref())
}

fn spills(world: &Position, spilling: &Spilling) -> Vec<Plan> {
    let prompt = world.spill_prompt(spilling);
    let choices = prompt.choices.into_iter().map(|offer| offer.space);
    choices
        .map(|space| {
            let mut outlook = Outlook::now(world, spilling.seat);
            outlook.store.spill(space);
            Plan { actions: vec![Action::Spill(space)], outlook }
        })
        .collect()
}

fn event_choices(world: &Position, choice: &EventChoice) -> Vec<Plan> {
    let all = world.some_actions(&mut Dice::new(Seed(0)));
    let plan = |action: Action| {
        let mut outlook = Outlook::now(world, choice.seat);
        match action {
            Action::Place { brand, space } => outlook.store.place(brand, space),
            Action::Move { brand, from, to } => outlook.store.shift(brand, from, to),
            Action::Swap { space, out, into } => outlook.store.swap(space, out, into),
            Action::Trade { give, take } => {
                outlook.jobs.retain(|job| *job != give);
                outlook.jobs.push(take);
            }
            Action::Reject(customer) => outlook.customers.retain(|other| *other != customer),
            Action::Choose(space) => {
                let brand: Brand = turned_up_item(choice).brand;
                match space {
                    _ if choice.event != HourEvent::Return => {
                        outlook.store.remove(Bottle { brand, space });
                    }
                    Space::Stock(space) => outlook.store.place(brand, space),
                    Space::Shelf(space) => outlook.store.place_on_shelf(brand, space),
                }
            }
            _ => {}
        }
        Plan { actions: vec![action], outlook }
    };
    all.into_iter().map(plan).collect()
}

fn turned_up_item(choice: &EventChoice) -> Item {
    let customer = choice.customer.expect("this event turns a customer up");
    customer.symbols()[usize::from(choice.symbol)]
}
