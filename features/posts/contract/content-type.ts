import type { MemberKind } from "#kit/contract/member-kind.ts";
import { oneOf } from "#kit/contract/wire.ts";

/** These are the wire's numbers. R008 */
export const contentTypes = { article: 1, recruitment: 2, jobOffer: 3, autoPost: 4 } as const;
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes];

/** People write these kinds; auto posts come from the community site. */
export const writtenTypes = [1, 2, 3] as const;
export type WrittenType = (typeof writtenTypes)[number];

export const writtenType = oneOf(writtenTypes);

/** Recruitments and job offers can close, and people express interest in them. */
export const takesInterest = (type: number): boolean =>
  type === contentTypes.recruitment || type === contentTypes.jobOffer;

/** R009: alumni and administrators read every job offer, other employees only their own. */
export const readsAllJobOffers = (kind: MemberKind, isAdmin: boolean): boolean =>
  kind === "alumnus" || isAdmin;
