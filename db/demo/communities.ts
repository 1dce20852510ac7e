import type { updateCommunity } from "#features/community-settings/contract/calls.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { columnNames, fieldsOf, questionType, requirement } from "#features/member-details/contract/form.ts";
import type { TermsTab } from "#features/terms/contract/office-calls.ts";
import type { CallInput } from "#kit/contract/call.ts";
import { demoTerms } from "./terms.ts";

/** The operator makes it with these, and its contractor sets it up. */
export type DemoCommunity = Readonly<
  Record<"name" | "corporation_name" | "plan", string> & {
    member_limit: number;
    /** The rest of the settings, as the page of the office sends them. */
    settings: NonNullable<CallInput<typeof updateCommunity>["body"]>;
    form: RegistrationForm;
    terms: Readonly<Record<TermsTab, string>>;
  }
>;

/** The company's registration form has one question of each type. */
export const companyForm: RegistrationForm = {
  columns: {
    ...fieldsOf(columnNames, requirement.unnecessary as 0 | 1 | 2),
    institution: requirement.optional,
    address_1: requirement.optional,
    job_type: requirement.optional,
    corporation_department_name: requirement.required,
    corporation_start_period: requirement.required,
    corporation_end_period: requirement.required,
  },
  additional_information: [
    {
      number: 1,
      question: "アルムナイ活動への関わり方を教えてください",
      setting: {
        type: questionType.singleChoice,
        data: ["まずは情報を受け取りたい", "イベントに参加したい", "仕事の相談や協業をしたい"],
      },
      requirement: requirement.required,
    },
    {
      number: 2,
      question: "関心のあるテーマをお選びください",
      setting: {
        type: questionType.multipleChoice,
        data: ["ものづくり・技術", "キャリア・再入社", "副業・業務委託", "地域の集まり", "社会貢献"],
      },
      requirement: requirement.optional,
    },
    {
      number: 3,
      question: "近況をひとことお聞かせください",
      setting: { type: questionType.freeText, data: [] },
      requirement: requirement.optional,
    },
  ],
};

/** The company, the school and their town are invented. */
export const company: DemoCommunity = {
  name: "凪川光機アルムナイ",
  corporation_name: "株式会社凪川光機",
  plan: "スタンダード",
  member_limit: 500,
  settings: {
    description:
      "凪川光機で働いた仲間と、いま働く仲間をつなぐコミュニティです。近況の報告、仕事の相談、再入社や協業のきっかけづくりにご利用ください。",
    theme_color: "#1F6F78",
    operating_name: "凪川光機 アルムナイ事務局",
    message_board_title: "アルムナイ事務局からのご案内",
    message_board_content:
      "工場見学とアルムナイ交流会の参加受付を開始しました。ご家族とのご参加も歓迎します。詳しくは事務局の投稿をご覧ください。\nお問い合わせは、チャットの「事務局」までお気軽にどうぞ。",
    site_name_1: "工場見学のご案内",
    site_url_1: "https://nagikawa.example/visit",
    site_name_2: "採用情報",
    site_url_2: "https://nagikawa.example/careers",
  },
  form: companyForm,
  terms: demoTerms.company,
};

/** The school lets alumni in without reviewing them. */
export const school: DemoCommunity = {
  name: "潮見台学園 校友会",
  corporation_name: "学校法人潮見台学園",
  plan: "ライト",
  member_limit: 200,
  settings: {
    description: "潮見台学園の卒業生と教職員の集まりです。",
    theme_color: "#8A3B5C",
    operating_name: "潮見台学園 校友会事務局",
    message_board_title: "校友会だより",
    message_board_content: "次回の幹事会は、学園の同窓会館で開きます。",
    approve_alumni_by_hand: "false",
  },
  form: {
    columns: {
      ...fieldsOf(columnNames, requirement.unnecessary as 0 | 1 | 2),
      school_department_name: requirement.optional,
      school_start_period: requirement.required,
      school_end_period: requirement.required,
    },
    additional_information: [],
  },
  terms: { alumni: demoTerms.school, employee: demoTerms.school },
};
