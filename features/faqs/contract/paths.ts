import type { Area } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";

/** ST10 stands outside of communities; an operator reads it as a member does. */
export const faqPath = (area: Area): string =>
  linkTo("/:area/faq", { area: area === "operator" ? "alumni" : area });
/** An answer has this place on the screen, by which it is linked. */
export const faqAnchor = (id: number): string => `faq-${id}`;
