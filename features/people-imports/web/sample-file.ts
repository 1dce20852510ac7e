import type { Language } from "#kit/contract/language.ts";
import { saveCsv } from "#kit/ui/save-as.ts";
import { fieldLabels, fieldsOf, type ImportField, type ImportKind } from "../contract/fields.ts";

const person: Readonly<Record<ImportField, string>> = {
  email: "taro.yamada@example.com",
  name: "山田 太郎",
  family_name: "山田",
  given_name: "太郎",
  name_kana: "ヤマダ タロウ",
  family_name_kana: "ヤマダ",
  given_name_kana: "タロウ",
  employee_id: "00123",
  department_name: "営業部",
  enrollment_start_period: "2020/04",
};

/** Downloads two sample rows; names have two columns for employees and one for alumni. */
export function downloadSample(kind: ImportKind, name: string, language: Language): void {
  const fields = fieldsOf(kind).filter((field) =>
    kind === "alumni" ? field === "name" || field === "email" : field !== "name" && field !== "name_kana",
  );
  saveCsv(name, [fields.map((field) => fieldLabels[field][language]), fields.map((field) => person[field])]);
}
