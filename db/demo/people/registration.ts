import type { RegistrationBody } from "#features/registration/contract/body.ts";
import { company, companyForm } from "../communities.ts";
import { demoPassword } from "../logins.ts";
import type { Sequence } from "../sequence.ts";
import { type DemoPerson, displayName, emailOf } from "./person.ts";

/** Each is a former department and a current job type, parent and child. */
const careers = [
  ["光学設計部", 700, 703],
  ["計測機器事業部", 800, 801],
  ["生産技術部", 800, 803],
  ["品質保証部", 800, 805],
  ["制御ソフトウェア部", 600, 601],
  ["営業本部 東日本営業部", 200, 201],
  ["営業本部 海外営業部", 200, 203],
  ["商品企画部", 300, 302],
  ["資材調達部", 1000, 1001],
  ["人事部", 400, 402],
  ["経理部", 500, 501],
  ["研究開発センター", 700, 702],
  ["情報システム部", 600, 605],
  ["レンズ製造部", 800, 804],
] as const;

const news = [
  "地元の小さなメーカーで設計を続けています。",
  "独立して、中小企業の品質管理を手伝っています。",
  "子育てが一段落し、週3日で働き始めました。",
  "大学院に戻り、光計測の研究をしています。",
  "異業種に移りましたが、ものづくりの現場が恋しいです。",
  "家業の旅館を継ぎました。",
  "海外勤務から戻ったところです。",
  "",
] as const;

const prefectures = [4, 11, 13, 13, 13, 14, 14, 20, 22, 23, 23, 26, 27, 27, 28, 34, 40] as const;
const pad = (value: number): string => String(value).padStart(2, "0");

export type Consents = { readonly provider: number; readonly community: number };

/** The school asks this of its alumni. */
export const schoolAnswers = (graduated: number) => ({
  school_start_period: `${graduated - 4}-04`,
  school_end_period: `${graduated}-03`,
});

/** A community stores only what its form asks for. */
export function registrationOf(
  person: DemoPerson,
  invited_code: string,
  consents: Consents,
  sequence: Sequence,
): RegistrationBody {
  const bornIn = 1964 + sequence.below(32);
  const startYear = bornIn + 22 + sequence.below(3);
  const endYear = Math.min(2025, startYear + 3 + sequence.below(20));
  const [department, parent, child] = sequence.pick(careers);
  const email = emailOf(person);
  const [how, themes, words] = companyForm.additional_information;
  return {
    invited_code,
    family_name: person.family,
    given_name: person.given,
    family_name_kana: person.familyKana,
    given_name_kana: person.givenKana,
    display_name: displayName(person),
    birthday: `${bornIn}-${pad(1 + sequence.below(12))}-${pad(1 + sequence.below(28))}`,
    email,
    email_confirmation: email,
    password: demoPassword,
    confirmPassword: demoPassword,
    institution: "",
    address_1: sequence.pick(prefectures),
    job_type_parent_id: parent,
    job_type_child_id: child,
    ...schoolAnswers(bornIn + 22),
    corporation_organization_name: company.corporation_name,
    corporation_department_name: department,
    corporation_start_period: `${startYear}-04`,
    corporation_end_period: `${endYear}-${pad(1 + sequence.below(12))}`,
    additional_information_1: sequence.pick(how?.setting.data ?? []),
    additional_information_2: sequence.pickSome(themes?.setting.data ?? [], 1 + sequence.below(3)),
    additional_information_3: sequence.pick(news),
    additional_information_1_question: how?.question,
    additional_information_2_question: themes?.question,
    additional_information_3_question: words?.question,
    consent_enishi: true,
    consent_enishi_version: consents.provider,
    consent_community: true,
    consent_community_version: consents.community,
  };
}
