import { fileColumnLabels } from "#features/member-details/contract/labels.ts";
import type { Language } from "#kit/contract/language.ts";
import { saveCsv } from "#kit/ui/save-as.ts";
import { fieldsOf, type ImportKind, keptFields } from "../contract/fields.ts";

const person = {
  email: "taro.yamada@example.com",
  name: "山田 太郎",
  family_name: "山田",
  given_name: "太郎",
  family_name_kana: "ヤマダ",
  given_name_kana: "タロウ",
  employee_id: "00123",
  department_name: "営業部",
  enrollment_start_period: "2020/04",
};

/** Downloads two sample rows; names have two columns for employees and one for alumni. */
export function downloadSample(kind: ImportKind, name: string, language: Language): void {
  const sampled = kind === "alumni" ? (["email", "name"] as const) : keptFields;
  const fields = fieldsOf(kind).flatMap((field) => sampled.find((one) => one === field) ?? []);
  saveCsv(name, [
    fields.map((field) => fileColumnLabels[field][language]),
    fields.map((field) => person[field]),
  ]);
}
