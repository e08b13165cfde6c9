//! The chapters of the rule book, one a file: check beside apply, and what is asked.
mod clean;
mod evening;
mod event;
mod event_customers;
mod event_goods;
mod event_jobs;
mod event_symbols;
mod fill;
mod fill_up;
mod floor;
mod hour;
mod identification;
mod rush;
mod selling;
mod spillage;
mod stock;
mod turn;
mod work;

pub use fill::FILL_POINTS;
