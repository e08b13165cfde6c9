//! The rule book's examples by their numbers, the laws every game keeps, and how well the
//! computers play. The vectors lie in `book.json`.
mod advice;
mod cards;
mod computers;
mod edges;
mod examples;
mod expect;
mod full_games;
mod given;
mod kit;
mod laws;
mod measure;
mod odds;
mod results;
mod rulings;
mod taking_back;
mod views;
mod words;
