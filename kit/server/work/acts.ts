import type { ActName } from "#kit/contract/act.ts";
import { type AnyCall, isOfficeOnly } from "#kit/contract/call.ts";
import type { Account, Member } from "../access/actor.ts";
import { domainEvent } from "./domain-event.ts";

/** The audit log records this of whoever makes a request. */
export type RequestActor = {
  readonly account: Account | null;
  /** The member is undefined until the community is entered. */
  member: Member | undefined;
  readonly act: ActName | undefined;
  /** The call changes nothing and shows something. */
  readonly isView: boolean;
  readonly params: Readonly<Record<string, unknown>>;
  readonly ipAddress: string;
  readonly requestId: string;
};

/** This is made again for each attempt at a transaction, which may be repeated. */
export type Acting = { readonly by: RequestActor | undefined; isRecorded: boolean };

/** Holds for each field the value before and after. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
export type ActTarget = {
  /** The kind is `membership`, `post`, `comment`, `group`, `community` … */
  readonly kind: string;
  readonly id: number;
  /** This membership owns the target, where the target is no membership itself. */
  readonly membershipId?: number | null | undefined;
  /** How its owner is called, where the act has read it before it changes that; the log looks it up otherwise. */
  readonly name?: string | undefined;
  readonly number?: number | undefined;
};
export type ActFacts = { readonly changes?: Changes | undefined; readonly reason?: string | undefined };

export type Actor = {
  readonly communityId: number;
  readonly membershipId: number;
  readonly accountId: number;
  readonly from: Pick<RequestActor, "ipAddress" | "requestId"> | undefined;
};

/** An administrator has made a call whose operation has recorded nothing itself. */
export const officeCalled = domainEvent<
  Actor & Pick<RequestActor, "params"> & { readonly act: ActName; readonly isView: boolean }
>("officeCalled");

/** An administrator is shown what only they may see. Seen again soon after, it is no other act. */
export const officeViewed = domainEvent<Actor & { readonly act: ActName; readonly target: ActTarget }>(
  "officeViewed",
);

/** An administrator has acted on one or many; `bulkActId` names a bulk act, whose parts are one. */
export const officeActed = domainEvent<
  Actor & {
    readonly bulkActId?: number;
    readonly acts: readonly (ActFacts & { readonly act: ActName; readonly target: ActTarget })[];
  }
>("officeActed");

/**
 * An operator has acted. Where it was about a community, `communityId` names it, and the audit log of that community
 * tells of it too.
 */
export const operatorActed = domainEvent<
  ActFacts & {
    readonly accountId: number;
    readonly communityId: number | null;
    readonly act: ActName;
    readonly target: ActTarget;
    readonly from: Pick<RequestActor, "ipAddress" | "requestId"> | undefined;
  }
>("operatorActed");

type Named = { readonly act: ActName | undefined; readonly isView: boolean };

/** @throws for a call of administrators or operators of which it is not declared what the audit log says of it */
export function actOf({ method, path, access, act, view }: AnyCall): Named {
  const isUnnamed = !act && (view === undefined || (method !== "GET" && act === undefined));
  const isUnnamedOfOperator = method !== "GET" && act === undefined;
  if ((isOfficeOnly(access) && isUnnamed) || (access === "operator" && isUnnamedOfOperator))
    throw new Error(
      `${method} ${path} has no name in the audit log: give it an \`act\` or, where it changes nothing, a \`view\``,
    );
  return act ? { act, isView: false } : { act: view || undefined, isView: true };
}
