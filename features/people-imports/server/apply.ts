import { lockCommunity } from "#features/communities/server/index.ts";
import { enteredEmployee } from "#features/employees/contract/enrolment.ts";
import {
  describedBy,
  describePerson,
  enterPeople,
  isEntered,
  lockEmployees,
  type MatchingEmployee,
  type MatchingPeople,
} from "#features/employees/server/index.ts";
import { mayEditPerson } from "#features/memberships/server/index.ts";
import type { BulkAct, BulkRow } from "#kit/server/bulk/bulk-act.ts";
import { bulkJob } from "#kit/server/bulk/bulk-job.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { Actor, Changes } from "#kit/server/work/acts.ts";
import type { Work } from "#kit/server/work/work.ts";
import { startImport } from "../contract/calls.ts";
import { type CellChange, type Evaluation, evaluatorOf, merged, withoutOwn } from "./evaluate.ts";
import { findOffice } from "./office.sql.ts";
import { whoseAlone } from "./policy.ts";
import { type AppliedRow, findStaged, markApplied, type StagedRow } from "./staged-rows.sql.ts";

type Row = BulkRow & {
  readonly staged: StagedRow;
  readonly now: Evaluation;
  /** It is absent where nobody has an account with the address. */
  readonly person: MatchingEmployee | undefined;
  readonly known: MatchingPeople | null;
};

export const importAct = { kind: startImport.act, subject: "importedRow" } as const;

/** Tells whether a row would still do what was shown of it. */
const isAsShown = ({ staged, now }: Row) => {
  const written = (changes: readonly CellChange[]) =>
    changes.map(({ field, from, to }) => JSON.stringify([field, from, to])).join();
  return staged.verdict === now.verdict && written(staged.findings.changes) === written(now.changes);
};

/** Reads the rows of one import with what they would do now. */
async function readRows(db: Db, communityId: number, ids: readonly number[]): Promise<Row[]> {
  const staged = await findStaged(db, communityId, ids);
  const kind = staged[0]?.kind ?? "employees";
  const by = staged[0]?.by ?? { membershipId: 0, role: "member" };
  const { evaluate, known } = await evaluatorOf(db, communityId, { kind, by, rows: staged });
  return staged.map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    email: row.values.email ?? null,
    changed_at: new Date(0),
    staged: row,
    now: evaluate(row),
    person: known?.employees.get(row.values.email ?? ""),
    known,
  }));
}

async function lockPeople(db: Db, communityId: number, ids: readonly number[]) {
  const emails = (await findStaged(db, communityId, ids)).flatMap(({ values }) => values.email ?? []);
  if (emails.length > 0) await lockEmployees(db, emails);
  await lockCommunity(db, communityId);
}

/** Enters employees; alumni enter by themselves, once they are invited. */
async function enterNew(work: Work, actor: Actor, rows: readonly Row[]): Promise<AppliedRow[]> {
  const known = rows[0]?.known ?? null;
  if (!known) return rows.map(({ id }) => ({ id, membershipId: null, before: null }));
  const { language } = await findOffice(work.db, actor.membershipId);
  const people = rows.map(({ staged }) => enteredEmployee.parse(staged.values));
  const run = { communityId: actor.communityId, language, known };
  const ids = await enterPeople(work, run, people);
  return rows.map(({ id, person }, at) => ({
    id,
    membershipId: ids[at] ?? null,
    before: person?.membership_id ? { ...describedBy(person), state: person.state } : null,
  }));
}

async function changeExisting(work: Work, rows: readonly Row[]): Promise<AppliedRow[]> {
  const applied: AppliedRow[] = [];
  for (const { id, staged, person } of rows) {
    if (!isEntered(person) || person.membership_id === null) continue;
    const before = describedBy(person);
    const { values } = withoutOwn(staged.values, person.state);
    const key = { membershipId: person.membership_id, state: person.state };
    await describePerson(work, key, merged(before, values));
    applied.push({
      id,
      membershipId: key.membershipId,
      before: { ...before, state: person.state },
    });
  }
  return applied;
}

const auditChanges = (changes: readonly CellChange[]): Changes =>
  Object.fromEntries(changes.map(({ field, from, to }) => [field, [from, to] as const]));

/** Carries rows out as they were shown; people who have changed since are left out. */
const act: BulkAct<Row> = {
  rows: readRows,
  exclude: (row) => {
    if (row.staged.applied_at !== null) return "handled";
    const { person, now, staged } = row;
    if (isAsShown(row)) return undefined;
    const isClosed =
      now.verdict === "refused" && isEntered(person) && mayEditPerson(staged.by, person) !== true;
    return isClosed ? whoseAlone(person) : "changed";
  },
  lock: lockPeople,
  act: async (work, actor, rows) => {
    const added = rows.filter(({ now }) => now.verdict === "new");
    const applied = [
      ...(added.length > 0 ? await enterNew(work, actor, added) : []),
      ...(await changeExisting(
        work,
        rows.filter(({ now }) => now.verdict === "changed"),
      )),
    ];
    await markApplied(work.db, actor.communityId, applied, work.now);
    const changesOf = new Map(rows.map(({ id, now }) => [id, auditChanges(now.changes)]));
    return new Map(
      applied.map(({ id, membershipId }) => [
        id,
        { changes: changesOf.get(id), ...(membershipId !== null && { owner: membershipId }) },
      ]),
    );
  },
};

export const importJob = bulkJob(importAct, act);
