import type { Area } from "#kit/contract/area.ts";

/** ST10 stands outside of communities; an operator reads it as a member does. */
export const faqPath = (area: Area): string => `/${area === "community" ? "community" : "alumni"}/faq`;
/** An answer has this place on the screen, by which it is linked. */
export const faqAnchor = (id: number): string => `faq-${id}`;
export const operatorFaqsPath = "/operator/faqs";
