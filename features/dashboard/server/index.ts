export { recordFiguresSince } from "./record-figures.ts";
