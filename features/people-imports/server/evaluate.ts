import {
  type Description,
  describedBy,
  findMatchingPeople,
  findTaken,
  isEntered,
  type MatchingPeople,
} from "#features/employees/server/index.ts";
import { nameFields } from "#features/member-details/contract/details.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { findMemberEmails, findReservedNames, mayEditPerson } from "#features/memberships/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { rowErrors } from "../contract/errors.ts";
import { type ImportKind, type ImportVerdict, type KeptField, keptFields } from "../contract/fields.ts";
import { type RowFault, type RowValues, rowFault } from "./interpret.ts";

export type CellChange = { readonly field: KeptField; readonly from: string; readonly to: string };
export type Evaluation = {
  readonly verdict: ImportVerdict;
  readonly changes: readonly CellChange[];
  /** Their owner now keeps these names. */
  readonly kept: readonly KeptField[];
  readonly faults: readonly RowFault[];
};
/** The policy is asked for this administrator. */
export type Checker = Pick<Member, "role" | "membershipId">;
export type Readable = { readonly id: number; readonly values: RowValues };
type Evaluator = (row: Readable) => Evaluation;

const described = keptFields.filter((field) => field !== "email");

export const refused = (faults: readonly RowFault[]): Evaluation => ({
  verdict: "refused",
  changes: [],
  kept: [],
  faults,
});
/** The row is about somebody of the other kind and does nothing. */
export const aside: Evaluation = { verdict: "other_kind", changes: [], kept: [], faults: [] };
const verdictOf = (
  verdict: ImportVerdict,
  changes: readonly CellChange[],
  kept: readonly KeptField[] = [],
) => ({
  verdict,
  changes,
  kept,
  faults: [],
});

/** Somebody new needs every required value. */
function evaluateNew(values: RowValues, reserved: readonly RowFault[]): Evaluation {
  const faults = [
    ...(["family_name", "given_name"] as const)
      .filter((field) => !values[field])
      .map((field) => rowFault(field, "REQUIRED")),
    ...reserved,
  ];
  if (faults.length > 0) return refused(faults);
  return verdictOf(
    "new",
    keptFields.flatMap((field) => (values[field] ? [{ field, from: "", to: values[field] }] : [])),
  );
}

/** Returns what would be known of the person afterwards. */
export const merged = (before: Description, values: RowValues): Description => ({
  ...before,
  ...Object.fromEntries(
    described.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  ),
});

/** Once somebody takes part, their names are their own. */
export const withoutOwn = (
  values: RowValues,
  state: string | null,
): { values: RowValues; kept: readonly KeptField[] } => {
  if (state === "not_participating") return { values, kept: [] };
  const rest = Object.fromEntries(
    Object.entries(values).filter(([field]) => !nameFields.some((one) => one === field)),
  );
  return { values: rest, kept: nameFields.filter((field) => values[field]) };
};

type Knowing = {
  readonly known: MatchingPeople;
  readonly reservedOf: (id: number) => RowFault[];
  readonly by: Checker;
};

function evaluateEmployee({ known, reservedOf, by }: Knowing): Evaluator {
  return ({ id, values: given }) => {
    const email = given.email ?? "";
    const taken = findTaken({ email, employee_id: given.employee_id }, known).map(([{ code }, at]) =>
      rowFault((at?.field ?? null) as KeptField | null, code, at?.params),
    );
    if (taken.length > 0) return refused(taken);
    const person = known.employees.get(email);
    if (!isEntered(person)) return evaluateNew(given, reservedOf(id));
    const before = describedBy(person);
    const { values, kept } = withoutOwn(given, person.state);
    const after = merged(before, values);
    const changes = described.flatMap((field) => {
      const [from, to] = [before[field] ?? "", after[field] ?? ""];
      return from === to ? [] : [{ field, from, to }];
    });
    if (changes.length > 0 && mayEditPerson(by, person) !== true) {
      const { code } = isAdministrator(person)
        ? rowErrors.ROW_OF_THE_OFFICE
        : commonErrors.FORBIDDEN_OPERATION;
      return refused([rowFault(null, code)]);
    }
    const renamed = changes.some(({ field }) => field === "family_name" || field === "given_name");
    const reserved = renamed ? reservedOf(id) : [];
    if (reserved.length > 0) return refused(reserved);
    return verdictOf(changes.length > 0 ? "changed" : "unchanged", changes, kept);
  };
}

async function evaluatorOfEmployees(
  db: Db,
  communityId: number,
  { rows, by }: Pick<EvaluationInput, "rows" | "by">,
) {
  const people = rows.map(({ values: { email = "", employee_id } }) => ({ email, employee_id }));
  const known = await findMatchingPeople(db, communityId, people);
  const reservedOf = await reservedNames(db, communityId, rows);
  return { known, evaluate: evaluateEmployee({ known, reservedOf, by }) };
}

async function reservedNames(db: Db, communityId: number, rows: readonly Readable[]) {
  const named = rows.map(({ id, values }) => [
    String(id),
    `${values.family_name ?? ""} ${values.given_name ?? ""}`,
  ]);
  const faults = await findReservedNames(db, communityId, Object.fromEntries(named));
  const byRow = new Map(faults.map(({ field, ...fault }) => [field, fault]));
  return (id: number): RowFault[] => {
    const fault = byRow.get(String(id));
    return fault ? [rowFault("family_name", fault.message_code, fault.params)] : [];
  };
}

/** An alumnus who is here already needs no invitation. */
async function evaluatorOfAlumni(db: Db, communityId: number, rows: readonly Readable[]) {
  const emails = rows.map(({ values }) => values.email ?? "");
  const here = async (kind: "alumnus" | "employee") =>
    new Set(await findMemberEmails(db, { communityId, kind, emails }));
  const [alumni, employees] = [await here("alumnus"), await here("employee")];
  const { code } = membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE;
  const evaluate: Evaluator = ({ values }) => {
    const email = values.email ?? "";
    if (employees.has(email)) return refused([rowFault("email", code, { kind: "employee" })]);
    return alumni.has(email) ? verdictOf("unchanged", []) : evaluateNew(values, []);
  };
  return { known: null, evaluate };
}

type EvaluationInput = {
  readonly kind: ImportKind;
  readonly rows: readonly Readable[];
  readonly by: Checker;
};

/** Evaluates what rows would do now, with one set of queries for all of them. */
export const evaluatorOf = (
  db: Db,
  communityId: number,
  { kind, rows, by }: EvaluationInput,
): Promise<{ readonly known: MatchingPeople | null; readonly evaluate: Evaluator }> =>
  kind === "alumni"
    ? evaluatorOfAlumni(db, communityId, rows)
    : evaluatorOfEmployees(db, communityId, { rows, by });
