/** Employees are entered and invited by a personal mail; alumni are mailed an invitation of their own. */
export const importKinds = ["employees", "alumni"] as const;
export type ImportKind = (typeof importKinds)[number];

/** These are stored of a person; the names are those of the employees' contract. */
export const keptFields = [
  "email",
  "family_name",
  "given_name",
  "family_name_kana",
  "given_name_kana",
  "employee_id",
  "department_name",
  "enrollment_start_period",
] as const;
export type KeptField = (typeof keptFields)[number];

/** These say whether somebody still works there; nothing of them is stored of a person. */
export const standingFields = ["standing", "left_on"] as const;

/** A column may hold one of these, a full name that is split at its space, or whether somebody has left. */
export const importFields = [...keptFields, "name", "name_kana", ...standingFields] as const;
export type ImportField = (typeof importFields)[number];

const alumniFields: readonly ImportField[] = [
  "email",
  "name",
  "family_name",
  "given_name",
  ...standingFields,
];
const employeeFields: readonly ImportField[] = [
  "email",
  "name",
  "family_name",
  "given_name",
  "name_kana",
  "family_name_kana",
  "given_name_kana",
  "employee_id",
  "department_name",
  "enrollment_start_period",
  ...standingFields,
];

/** Returns the fields that columns of a file may hold, in the order in which they are offered. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] =>
  kind === "alumni" ? alumniFields : employeeFields;

/** An empty cell keeps the known value, clears it, or refuses the row. */
export const emptyMeanings = ["leave", "clear", "refuse"] as const;
export type EmptyMeaning = (typeof emptyMeanings)[number];

/** Spreadsheets and keyboards change cells in these ways; each kind of defect can be corrected for all rows at once. */
export const defectKinds = [
  "leadingZeros",
  "serialDate",
  "exponent",
  "halfWidthKana",
  "era",
  "fullWidth",
] as const;
export type DefectKind = (typeof defectKinds)[number];

/** People of the other kind, those who have left among employees, are left out unless somebody takes them. */
export const otherMeanings = ["leave_out", "take"] as const;
export type OtherMeaning = (typeof otherMeanings)[number];

/** `left_out` is an administrator's choice; the other verdicts are computed. */
export const verdicts = ["new", "changed", "unchanged", "refused", "other_kind", "left_out"] as const;
export type ImportVerdict = (typeof verdicts)[number];
