import { type AnyCall, isOfficeOnly } from "#kit/contract/call.ts";
import type { Member } from "../access/actor.ts";
import { domainEvent } from "./domain-event.ts";

/** The audit log records this of whoever makes a request. */
export type Doer = {
  /** The member is undefined until the community is entered. */
  member: Member | undefined;
  readonly act: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
  readonly ipAddress: string;
  readonly requestId: string;
};

/** This is made again for each attempt at a transaction, which may be repeated. */
export type Acting = { readonly by: Doer | undefined; isRecorded: boolean };

/** Holds for each field the value before and after. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
export type ActTarget = {
  /** The kind is `membership`, `post`, `comment`, `group`, `community` … */
  readonly kind: string;
  readonly id: number;
  /** This membership owns the target, where the target is no membership itself. */
  readonly membershipId?: number | null | undefined;
};
export type ActFacts = { readonly changes?: Changes | undefined; readonly reason?: string | undefined };

export type Actor = {
  readonly communityId: number;
  readonly membershipId: number;
  readonly accountId: number;
  readonly from: Pick<Doer, "ipAddress" | "requestId"> | undefined;
};

/** An administrator has made a call whose operation has recorded nothing itself. */
export const officeCalled = domainEvent<Actor & Pick<Doer, "params"> & { readonly act: string }>(
  "officeCalled",
);

/** An administrator has acted on one or many, or has viewed them; `bulkActId` names a bulk act. */
export const officeActed = domainEvent<
  Actor & {
    readonly bulkActId?: number;
    readonly acts: readonly (ActFacts & { readonly act: string; readonly target: ActTarget })[];
  }
>("officeActed");

/** @throws for a call of administrators that changes something or exports a file, and has no name in the audit log */
export function actOf({ method, path, access, rate, act }: AnyCall): string | undefined {
  const isAct = isOfficeOnly(access) && (method !== "GET" || rate === "download");
  if (isAct && act === undefined)
    throw new Error(`${method} ${path} has no name in the audit log: give it an \`act\``);
  return act || undefined;
}
