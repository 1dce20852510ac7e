import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { setPreferences } from "#features/accounts/contract/calls.ts";
import { updateAdministrator } from "#features/administrators/contract/calls.ts";
import { editCandidate } from "#features/candidates/contract/calls.ts";
import { updateComment } from "#features/comments/contract/admin-calls.ts";
import { updateCommunity } from "#features/community-settings/contract/calls.ts";
import { updateFaq } from "#features/faqs/contract/operator-calls.ts";
import { updateGroup } from "#features/groups/contract/calls.ts";
import { INVITATION_URL } from "#features/groups/contract/limits.ts";
import { setNoticeChoices } from "#features/notice-choices/contract/calls.ts";
import { updateOfficeNotice } from "#features/office-notices/contract/calls.ts";
import { updateProductNotice } from "#features/operator-notices/contract/calls.ts";
import { editAlumnusInfo, editPerson, personParams } from "#features/people/contract/person.ts";
import { mendImportedRow } from "#features/people-imports/contract/calls.ts";
import { updateActivity, updateWorkHistory } from "#features/portfolios/contract/calls.ts";
import { updateUserPost } from "#features/posts/contract/admin-calls.ts";
import { updatePost } from "#features/posts/contract/calls.ts";
import {
  editOwnAccount,
  editOwnAlumnusProfile,
  editOwnEmployeeProfile,
} from "#features/profiles/contract/edit-calls.ts";
import { updateSavedView } from "#features/saved-views/contract/calls.ts";
import type { AnyCall, CallInput } from "#kit/contract/call.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import type { TestInput } from "#kit/testing/test-client.ts";

type FormWorld = World & {
  readonly jobs: { readonly parent: number; readonly child: number };
  readonly officialRecruitment: number;
  readonly officialImage: number;
  readonly peopleView: number;
  readonly noticeImage: number;
  readonly banner: number;
  readonly mark: number;
};
export type WholeForm = {
  readonly call: AnyCall;
  readonly who: PersonKey;
  readonly input: (world: FormWorld) => TestInput;
};

/** These fields say how a change is asked for and are not kept, so there is nothing of them to stay. */
export const notStored: ReadonlySet<string> = new Set([
  "updated_at",
  "current_password",
  "passkey",
  "email_confirmation",
  "unlink",
  "from_ct_10",
  "contractor",
  "comment_deleted_flg",
  "secondary_password",
  "seen",
  "header_image",
  "profile_image",
  "operating_image",
  ...[1, 2, 3, 4, 5].flatMap((slot) => [
    `additional_information_${slot}_question`,
    `additional_information_${slot}_setting`,
  ]),
]);

const whole = <C extends AnyCall, I extends CallInput<C>>(
  call: C,
  who: PersonKey,
  input: (world: FormWorld) => I,
): WholeForm => ({ call, who, input: input as unknown as WholeForm["input"] });

/** A phone, a Japanese or a foreign address, and everything else that the account says of somebody everywhere. */
const ofAccount = ({ jobs }: FormWorld) => ({
  family_name: "佐藤",
  given_name: "花子",
  family_name_kana: "サトウ",
  given_name_kana: "ハナコ",
  birthday: "1970-05-01",
  institution: "青葉製作所",
  zipcode_judgment: false,
  zipcode_1: "150",
  zipcode_2: "0001",
  address_1: 13,
  address_2: "渋谷区神宮前1-1",
  phone_number_1: "03",
  phone_number_2: "1234",
  phone_number_3: "5678",
  job_type_parent_id: jobs.parent,
  job_type_child_id: jobs.child,
});
/** The account takes this only to say that it is not its own. */
const nothingElse = { enrollment_start_period: "" as const };
const abroad = { zipcode_judgment: true, zipcode_foreign: "SW1A 1AA" };

const ofCommunity = {
  display_name: "はなこ",
  enrollment_start_period: "2001-04",
  corporation_organization_name: "青葉商事",
  corporation_department_name: "総務部",
  corporation_start_period: "2001-04",
  corporation_end_period: "2011-03",
  corporation_employee_id: "A-100",
  corporation_email: "hanako@work.example.jp",
  corporation_family_name: "山本",
  corporation_given_name: "花",
  school_organization_name: "青葉大学",
  school_faclty_name: "文学部",
  school_department_name: "史学科",
  school_start_period: "1997-04",
  school_end_period: "2001-03",
  school_student_id: "S-1",
  school_email: "hanako@school.example.jp",
  school_family_name: "山本",
  school_given_name: "花",
  additional_information_1: "はい",
  additional_information_2: "自由な答え",
  additional_information_3: "三つ目",
  additional_information_4: "四つ目",
  additional_information_5: "五つ目",
};
const presentation = { introduction: "よろしくお願いします。", is_profile_public: false };

const off = "off" as const;
const published = { title: "秋の便り", content: "<p>便り</p>", tags: ["同窓会", "秋"] };

/**
 * Every optional field of every PUT has a value here, so that each can be left out in turn. A call that takes what
 * excludes each other has several forms.
 */
export const wholeForms: readonly WholeForm[] = [
  whole(updateFaq, "unei", ({ faq }) => ({
    params: { faq_id: faq },
    body: {
      category: "other" as const,
      question_ja: "招待の期限が切れました",
      answer_ja: "招待した方に、新しい招待を頼んでください。",
      question_en: "My invitation has expired",
      answer_en: "Ask whoever invited you for a new one.",
      published: true,
    },
  })),
  whole(updateProductNotice, "unei", ({ productNotice }) => ({
    params: { notice_id: productNotice },
    body: {
      title: "メンテナンスのお知らせ",
      content: "<p>日曜日に停止します</p>",
      title_en: "Maintenance",
      content_en: "<p>Enishi is away on Sunday</p>",
      published: false,
      public_date: "2030-05-01T09:00:00+09:00",
      end_date: "2030-06-01T09:00:00+09:00",
    },
  })),
  whole(editOwnAccount.alumnus, "hanako", (world) => ({
    body: { profile: { ...ofAccount(world), ...nothingElse } },
  })),
  whole(editOwnAccount.alumnus, "hanako", () => ({ body: { profile: abroad } })),
  whole(editOwnAccount.employee, "ken", (world) => {
    const { family_name, given_name, family_name_kana, given_name_kana, birthday } = ofAccount(world);
    const names = { family_name, given_name, family_name_kana, given_name_kana };
    return { body: { profile: { ...names, birthday, ...nothingElse } } };
  }),
  whole(editOwnAlumnusProfile, "hanako", ({ aoba }) => ({
    params: { id: aoba },
    body: { ...ofCommunity, ...presentation },
  })),
  whole(editOwnEmployeeProfile, "ken", ({ aoba }) => ({
    params: { id: aoba },
    body: { display_name: "けん", ...presentation },
  })),
  whole(setPreferences, "hanako", () => ({
    body: { language: "en" as const, color_scheme: "dark" as const },
  })),
  whole(setNoticeChoices, "hanako", () => ({
    body: { comment: off, mention: off, like: off, interest: off, chat: off, office: off },
  })),
  whole(setNoticeChoices, "misaki", () => ({ body: { application: off, chat: off } })),
  whole(updateCommunity, "misaki", ({ aoba, banner, mark }) => ({
    params: { id: aoba },
    body: {
      name: "青葉の会",
      corporation_name: "青葉ホールディングス",
      operating_name: "青葉 事務局",
      description: "青葉で働いた仲間の集まりです。",
      header_file_id: banner,
      profile_file_id: mark,
      operating_file_id: mark,
      theme_color: "#1F6F78",
      message_board_title: "ご案内",
      message_board_content: "見学会を開きます。",
      site_name_1: "見学会",
      site_url_1: "https://aoba.example/visit",
      site_name_2: "採用",
      site_url_2: "https://aoba.example/careers",
      site_name_3: "会社",
      site_url_3: "https://aoba.example",
      can_use_invited_code: false,
      group_creation: false,
      post_article_permission: 1,
      post_recruitment_permission: 2,
      interest_display_setting_recruitment: false,
      interest_display_setting_joboffer: false,
      approve_alumni_by_hand: false,
      mails_applications: false,
      mails_waiting_chats: false,
      quiet_from: 22,
      quiet_until: 7,
    },
  })),
  whole(editCandidate, "misaki", (world) => ({
    params: { id: world.aoba, management_no: world.candidateNo },
    body: { ...ofAccount(world), ...ofCommunity },
  })),
  whole(editCandidate, "misaki", (world) => ({
    params: { id: world.aoba, management_no: world.candidateNo },
    body: abroad,
  })),
  whole(editPerson.alumnus, "misaki", (world) => ({
    params: personParams(world.aoba, world.membership.ichiro ?? 0),
    body: { ...ofAccount(world), ...ofCommunity },
  })),
  whole(editAlumnusInfo, "misaki", (world) => ({
    params: personParams(world.aoba, world.membership.ichiro ?? 0),
    body: { ...ofAccount(world), ...ofCommunity },
  })),
  ...[editPerson.alumnus, editAlumnusInfo].map((call) =>
    whole(call, "misaki", (world) => ({
      params: personParams(world.aoba, world.membership.ichiro ?? 0),
      body: abroad,
    })),
  ),
  whole(editPerson.employee, "misaki", (world) => ({
    params: personParams(world.aoba, world.membership.ken ?? 0),
    body: { ...ofAccount(world), ...ofCommunity, employee_id: "E-100" },
  })),
  whole(editPerson.employee, "misaki", (world) => ({
    params: personParams(world.aoba, world.membership.ken ?? 0),
    body: abroad,
  })),
  whole(updateAdministrator, "makoto", ({ aoba, ordinaryNo }) => ({
    params: { id: aoba, management_no: ordinaryNo },
    body: { duties: [] },
  })),
  whole(updatePost, "hanako", ({ article, image }) => ({
    params: { id: article },
    body: { ...published, image_ids: [image] },
  })),
  whole(updatePost, "ken", ({ recruitment }) => ({
    params: { id: recruitment },
    body: { ...published, end_date: "2027-01-31" },
  })),
  whole(updateUserPost, "misaki", ({ officialRecruitment, officialImage }) => ({
    params: { id: officialRecruitment },
    body: { ...published, image_ids: [officialImage], end_date: "2027-01-31", published: false },
  })),
  whole(updateWorkHistory, "hanako", ({ portfolio, jobs }) => ({
    params: { id: portfolio.history },
    body: {
      portfolio: {
        portfolio_work_history_corporation_id: portfolio.corporation,
        corporation_name: "若葉産業",
        department_name: "光学設計部",
        position: "係長",
        job_type_parent_id: jobs.parent,
        job_type_child_id: jobs.child,
        start_period: "2011-04",
        end_period: "2014-03",
        content: "レンズの設計をしていました。",
        is_public: true,
      },
    },
  })),
  whole(updateActivity, "hanako", ({ portfolio }) => ({
    params: { id: portfolio.activity },
    body: {
      activity: {
        title: "天体観測会",
        content: "月に一度、星を見ます。",
        start_period: "2016-04",
        end_period: "2018-03",
        url: "https://example.jp/stars",
        is_public: true,
      },
    },
  })),
  whole(updateGroup, "hanako", ({ group }) => ({
    params: { id: group },
    body: { name: "囲碁の会", information: `毎週水曜日 ${INVITATION_URL}`, is_invitation_only: true },
  })),
  whole(updateSavedView, "misaki", ({ aoba, ownView }) => ({
    params: { id: aoba, view_id: ownView },
    body: { name: "待っている人", query: "waiting_days=5", is_shared: true, is_default: true },
  })),
  whole(updateOfficeNotice, "misaki", ({ aoba, rowOf, peopleView, noticeImage }) => ({
    params: { id: aoba, notificationId: rowOf("officeNotice") },
    body: {
      title: "秋の便り",
      content: "<p>便り</p>",
      image_ids: [noticeImage],
      detail_link: "https://example.jp/autumn",
      targets: ["alumni" as const],
      view_id: peopleView,
      published: false,
      publication_start_period: "2030-05-01T09:00:00+09:00",
      publication_end_period: "2030-06-01T09:00:00+09:00",
    },
  })),
  whole(mendImportedRow, "misaki", ({ aoba, checkedImport, checkedRow }) => ({
    params: { id: aoba, import_id: checkedImport, row_id: checkedRow },
    body: { cells: [], left_out: false, taken: true },
  })),
  whole(updateComment, "misaki", ({ article, commentOfKen }) => ({
    params: { postId: article, commentId: commentOfKen },
    body: { published: false },
  })),
];
