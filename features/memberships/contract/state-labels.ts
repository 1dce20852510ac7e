import { eventWords } from "#kit/contract/act.ts";

eventWords({
  fields: {
    state: { ja: "ステータス", en: "Status" },
    role: { ja: "権限", en: "Role" },
    posting_blocked: { ja: "投稿", en: "Posting" },
    flags: { ja: "管理フラグ", en: "Flags" },
  },
});
/** R403: these label states, and say other short words about a person. */
export const stateLabels = {
  ja: {
    status: {
      participating: "参加中",
      paused: "一時停止中",
      not_participating: "未参加",
      under_review: "承認待ち",
      withdrawn: "退会",
      rejected: "却下",
    },
    office: { ordinary: "管理者", contractor: "契約者" },
    posting: { true: "制限中", false: "可" },
  },
  en: {
    status: {
      participating: "Participating",
      paused: "Paused",
      not_participating: "Not joined yet",
      under_review: "Awaiting approval",
      withdrawn: "Withdrawn",
      rejected: "Rejected",
    },
    office: { ordinary: "Administrator", contractor: "Contractor" },
    posting: { true: "Blocked", false: "Allowed" },
  },
} as const;
