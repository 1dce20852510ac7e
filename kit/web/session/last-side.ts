import { keepChoice, readChoice } from "#kit/ui/kept-choice.ts";

const SIDE = "side";
const MEMBERS = "members";

/** Whether this browser was in a console last or among the members; only administrators have both sides. */
export const keepSide = (side: "members" | "console"): void =>
  keepChoice(SIDE, side === "members" ? MEMBERS : "");
export const wasAmongMembers = (): boolean => readChoice(SIDE) === MEMBERS;
