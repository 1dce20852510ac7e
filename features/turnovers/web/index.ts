export { TurnOverAct } from "./turn-over-act.tsx";
