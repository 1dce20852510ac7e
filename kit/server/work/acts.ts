import { type AnyCall, isOfficeOnly } from "#kit/contract/call.ts";
import type { Member } from "../access/actor.ts";
import { domainEvent } from "./domain-event.ts";

/** Who makes a request, and under which name the audit log knows what it asks for. */
export type Doer = {
  /** Undefined until the community is entered. */
  member: Member | undefined;
  readonly act: string | undefined;
  /** What the path names. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly ipAddress: string;
  readonly requestId: string;
};

/** Made anew with each attempt at a transaction, which may be repeated. */
export type Acting = { readonly by: Doer | undefined; isRecorded: boolean };

/** What was, and what is. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
export type ActTarget = {
  /** `membership`, `post`, `comment`, `group`, `community` … */
  readonly kind: string;
  readonly id: number;
  /** Whose it is, where it is no membership itself. */
  readonly membershipId?: number | null | undefined;
};
export type ActFacts = { readonly changes?: Changes | undefined; readonly reason?: string | undefined };

export type Actor = {
  readonly communityId: number;
  readonly membershipId: number;
  readonly accountId: number;
  /** Where it was asked for. */
  readonly from: Pick<Doer, "ipAddress" | "requestId"> | undefined;
};

/** An administrator has made a call whose operation has said nothing of it. */
export const officeCalled = domainEvent<Actor & Pick<Doer, "params"> & { readonly act: string }>(
  "officeCalled",
);

/** An administrator has done something, to one or many, or has looked at them; `activityId` where it was a bulk act. */
export const officeActed = domainEvent<
  Actor & {
    readonly activityId?: number;
    readonly acts: readonly (ActFacts & { readonly act: string; readonly target: ActTarget })[];
  }
>("officeActed");

/** @throws for a call of administrators that changes something or gives a file away, and has no name in the audit log */
export function actOf({ method, path, access, rate, act }: AnyCall): string | undefined {
  const isAct = isOfficeOnly(access) && (method !== "GET" || rate === "download");
  if (isAct && act === undefined)
    throw new Error(`${method} ${path} has no name in the audit log: give it an \`act\``);
  return act || undefined;
}
