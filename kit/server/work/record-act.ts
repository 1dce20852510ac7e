import type { ActName } from "#kit/contract/act.ts";
import {
  type ActFacts,
  type Actor,
  type ActTarget,
  type Changes,
  officeActed,
  officeCalled,
  officeViewed,
  operatorActed,
} from "./acts.ts";
import type { Work } from "./work.ts";

type RecordedAct = ActFacts & {
  /** The act concerns this; by default it is the community itself. */
  readonly target?: ActTarget;
  /** The act is named only where it differs from the call's, as in calls that members make too. */
  readonly act?: ActName;
};

/** Returns the administrator who makes the request at hand. */
export function actorOf({ acting: { by } }: Work): Actor {
  if (!by?.member) throw new Error("an act is recorded that no administrator has asked for");
  const { communityId, membershipId, accountId } = by.member;
  const { ipAddress, requestId } = by;
  return { communityId, membershipId, accountId, from: { ipAddress, requestId } };
}

/**
 * Records in the audit log what an administrator does, in the same transaction and in place of the call's bare name.
 * Operations write to the log only by this.
 */
export const recordAct = (work: Work, act: RecordedAct): Promise<void> => recordActs(work, [act]);

/** Records several acts at once; with none, the operation says that there was nothing to do. */
export async function recordActs(work: Work, acts: readonly RecordedAct[]): Promise<void> {
  const actor = actorOf(work);
  const called = work.acting.by?.act;
  await recordFor(
    work,
    actor,
    acts.map(({ target = { kind: "community", id: actor.communityId }, act = called, ...facts }) => {
      if (act === undefined) throw new Error("an act is recorded without a name");
      return { target, act, ...facts };
    }),
  );
}

type Acts = NonNullable<(typeof officeActed)["_payload"]>["acts"];

/** Records an act that goes on after its request. */
export async function recordFor(
  work: Work,
  actor: Actor & { readonly bulkActId?: number },
  acts: Acts,
): Promise<void> {
  if (acts.length > 0) await work.emit(officeActed, { ...actor, acts });
  work.acting.isRecorded = true;
}

type OperatorAct = ActFacts & {
  readonly target: ActTarget;
  /** The act is named only where it differs from the call's, or no operator is signed in yet. */
  readonly act?: ActName;
  /** The operator who acts, where nobody is signed in yet. */
  readonly accountId?: number;
};

/**
 * Records what an operator does, in the same transaction. What is done to a community, or in one that `communityId`
 * names, is in the audit log of that community too.
 */
export async function recordOperatorAct(
  work: Work,
  { target, communityId, accountId, act, ...facts }: OperatorAct & { readonly communityId?: number },
): Promise<void> {
  const { by } = work.acting;
  const actor = accountId ?? by?.account?.accountId;
  const name = act ?? by?.act;
  if (actor === undefined || name === undefined)
    throw new Error("an act of an operator is recorded without its actor or name");
  await work.emit(operatorActed, {
    ...facts,
    accountId: actor,
    communityId: communityId ?? (target.kind === "community" ? target.id : null),
    act: name,
    target,
    from: by && { ipAddress: by.ipAddress, requestId: by.requestId },
  });
  work.acting.isRecorded = true;
}

/** An operator has sent again what is in the log already. */
export const recordRepeat = ({ acting }: Work): void => {
  acting.isRecorded = true;
};

/** A call whose operation has recorded nothing is recorded by its name. */
export async function recordCall(work: Work): Promise<void> {
  const { by, isRecorded } = work.acting;
  if (isRecorded || !by?.act) return;
  if (by.account?.kind === "operator") throw new Error(`${by.act} has left nothing in the operators' log`);
  if (!by.member) return;
  await work.emit(officeCalled, { ...actorOf(work), act: by.act, isView: by.isView, params: by.params });
  work.acting.isRecorded = true;
}

/** Records that an administrator is shown what other members are not, by a call that members make too. */
export const recordView = (work: Work, act: ActName, target: ActTarget): Promise<void> =>
  work.emit(officeViewed, { ...actorOf(work), act, target });

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns which of the given values differ from the row; undefined where none does. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes | undefined {
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  return changed.length > 0
    ? Object.fromEntries(changed.map((name) => [name, [before[name] ?? null, after[name] ?? null]] as const))
    : undefined;
}
