import type { Language } from "#kit/contract/language.ts";

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

/** A column may hold one of these, or a full name that is split at its space. */
export const importFields = [...keptFields, "name", "name_kana"] as const;
export type ImportField = (typeof importFields)[number];

const alumniFields: readonly ImportField[] = ["email", "name", "family_name", "given_name"];
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
];

/** Returns the fields that columns of a file may hold, in the order in which they are offered. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] =>
  kind === "alumni" ? alumniFields : employeeFields;

export const fieldLabels: Readonly<Record<ImportField, Readonly<Record<Language, string>>>> = {
  email: { ja: "メールアドレス", en: "Email" },
  name: { ja: "氏名", en: "Name" },
  family_name: { ja: "姓", en: "Family name" },
  given_name: { ja: "名", en: "Given name" },
  name_kana: { ja: "氏名（カナ）", en: "Name (kana)" },
  family_name_kana: { ja: "セイ", en: "Family name (kana)" },
  given_name_kana: { ja: "メイ", en: "Given name (kana)" },
  employee_id: { ja: "社員番号", en: "Employee ID" },
  department_name: { ja: "部署", en: "Department" },
  enrollment_start_period: { ja: "入社年月", en: "Joined" },
};

/** An empty cell keeps the known value, clears it, or refuses the row. */
export const emptyMeanings = ["leave", "clear", "refuse"] as const;
export type EmptyMeaning = (typeof emptyMeanings)[number];

/** Spreadsheets and keyboards damage cells in these ways; each kind can be corrected for all rows at once. */
export const damageKinds = [
  "leadingZeros",
  "serialDate",
  "exponent",
  "halfWidthKana",
  "era",
  "fullWidth",
] as const;
export type DamageKind = (typeof damageKinds)[number];

/** `left_out` is an administrator's choice; the other verdicts are computed. */
export const verdicts = ["new", "changed", "unchanged", "refused", "left_out"] as const;
export type ImportVerdict = (typeof verdicts)[number];
