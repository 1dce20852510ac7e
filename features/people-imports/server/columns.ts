import { fileColumnLabels } from "#features/member-details/contract/labels.ts";
import { fieldsOf, type ImportField, type ImportKind, importFields } from "../contract/fields.ts";

/** The columns have these other common headings, in the form that `plain` gives them. */
const synonyms: Readonly<Record<ImportField, readonly string[]>> = {
  email: [
    "mail",
    "email",
    "emailaddress",
    "mailaddress",
    "メール",
    "eメール",
    "メールアドレス",
    "アドレス",
    "連絡先メール",
  ],
  name: ["名前", "氏名", "お名前", "姓名", "フルネーム", "社員名", "fullname", "name"],
  family_name: ["姓", "氏", "苗字", "名字", "lastname", "surname", "familyname", "漢字姓", "姓漢字"],
  given_name: ["名", "下の名前", "firstname", "givenname", "漢字名", "名漢字"],
  name_kana: [
    "氏名カナ",
    "フリガナ",
    "ふりがな",
    "カナ",
    "カナ氏名",
    "よみ",
    "よみがな",
    "氏名フリガナ",
    "namekana",
  ],
  family_name_kana: [
    "セイ",
    "姓カナ",
    "カナ姓",
    "姓フリガナ",
    "せい",
    "姓ふりがな",
    "lastnamekana",
    "familynamekana",
  ],
  given_name_kana: [
    "メイ",
    "名カナ",
    "カナ名",
    "名フリガナ",
    "めい",
    "名ふりがな",
    "firstnamekana",
    "givennamekana",
  ],
  employee_id: [
    "社員番号",
    "社員no",
    "社員id",
    "社員コード",
    "従業員番号",
    "従業員id",
    "職員番号",
    "社番",
    "employeeid",
    "employeeno",
    "employeenumber",
    "staffid",
  ],
  department_name: [
    "部署",
    "部署名",
    "所属",
    "所属部署",
    "部門",
    "部",
    "department",
    "division",
    "dept",
    "departmentname",
  ],
  enrollment_start_period: [
    "入社年月",
    "入社日",
    "入社年月日",
    "入社",
    "入社月",
    "joined",
    "hiredate",
    "joindate",
    "startdate",
  ],
  standing: [
    "在籍区分",
    "在籍状態",
    "在籍有無",
    "在職状況",
    "在職区分",
    "雇用状況",
    "雇用状態",
    "退職",
    "退職区分",
    "退職フラグ",
    "employmentstatus",
    "employeestatus",
    "employment",
    "status",
  ],
  left_on: [
    "退職日",
    "退職年月",
    "退社日",
    "退社年月",
    "退社年月日",
    "離職日",
    "離職年月日",
    "退職予定日",
    "在籍終了日",
    "dateofleaving",
    "leavingdate",
    "leavedate",
    "leftdate",
    "leftat",
    "resignationdate",
    "retirementdate",
    "separationdate",
    "terminationdate",
  ],
};

const IN_BRACKETS = /[([【〔][^([【〔)\]】〕]*[)\]】〕]/g;
const ADDITION = /必須|任意|例|required|optional/;
/** No heading and no address is longer. */
const LONGEST = 254;

/** Normalises width and case, and removes signs and additions such as （必須）. */
const plain = (heading: string): string =>
  heading
    .slice(0, LONGEST)
    .normalize("NFKC")
    .toLowerCase()
    .replace(IN_BRACKETS, (addition) => (ADDITION.test(addition) ? "" : addition))
    .replace(/[^\p{L}\p{N}]/gu, "");

const known = new Map<string, ImportField>();
for (const field of importFields)
  for (const name of [...Object.values(fileColumnLabels[field]), ...synonyms[field]])
    known.set(plain(name), field);

const longestFirst = [...known.keys()].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);

const ADDRESS = /^[^\s@＠]+[@＠][^\s@＠.．]+(?:[.．][^\s@＠.．]+)+$/;
const looksLikeEmail = (cell: string) => cell.length <= LONGEST && ADDRESS.test(cell.trim());

export type Guess = {
  readonly hasHeader: boolean;
  readonly mapping: readonly (ImportField | null)[];
  /** The guess of these columns should be checked; they are counted from 0. */
  readonly unsure: readonly number[];
};

type Rows = readonly (readonly string[])[];

/** Returns the field that a heading only begins or ends with, the longest match first. */
const nearly = (heading: string): ImportField | null => {
  if (heading.length < 2) return null;
  const name = longestFirst.find((one) => heading.startsWith(one) || heading.endsWith(one));
  return name === undefined ? null : (known.get(name) ?? null);
};

/** Guesses the field of each column by its heading or, without one, by the addresses below. Each field is used once. */
export function guessColumns(kind: ImportKind, rows: Rows): Guess {
  const [first = [], ...others] = rows;
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const headings = Array.from({ length: width }, (_, at) => plain(first[at] ?? ""));
  const hasHeader = headings.some((one) => known.has(one)) || !first.some(looksLikeEmail);
  const allowed = fieldsOf(kind);
  const mapping: (ImportField | null)[] = headings.map(() => null);
  const unsure: number[] = [];
  const take = (at: number, field: ImportField | null | undefined, isSure: boolean) => {
    if (!field || mapping[at] || mapping.includes(field) || !allowed.includes(field)) return;
    mapping[at] = field;
    if (!isSure) unsure.push(at);
  };
  if (hasHeader) {
    for (const [at, heading] of headings.entries()) take(at, known.get(heading), true);
    for (const [at, heading] of headings.entries()) take(at, nearly(heading), false);
  }
  const below = hasHeader ? others : rows;
  for (const at of headings.keys())
    if (below.some((cells) => looksLikeEmail(cells[at] ?? ""))) take(at, "email", false);
  return { hasHeader, mapping, unsure };
}
