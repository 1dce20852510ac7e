export { TurnOverAct } from "./turn-over-act.tsx";
export { TurnoverBanner } from "./turnover-banner.tsx";
