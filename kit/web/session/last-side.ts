import { keepChoice, readChoice } from "#kit/ui/kept-choice.ts";

const SIDE = "side";
const MEMBERS = "members";

/** Remembers whether this browser was last in a console or among the members; only administrators have both. */
export const keepSide = (side: "members" | "console"): void =>
  keepChoice(SIDE, side === "members" ? MEMBERS : "");
export const wasAmongMembers = (): boolean => readChoice(SIDE) === MEMBERS;
