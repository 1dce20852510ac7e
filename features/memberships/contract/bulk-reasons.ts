import type { BulkReasons } from "#kit/contract/bulk-reasons.ts";

export const memberReasons = {
  /** Acts upon members reach neither the caller nor who administers the community. */
  oneself: {
    ja: { many: (count) => `${count} ご自身であるため`, one: "ご自身です" },
    en: { many: (count) => `${count}: yourself`, one: "yourself" },
  },
  contractor: {
    ja: {
      many: (count) => `${count} 契約者であるため。契約を引き継いでから行ってください。`,
      one: "契約者です",
    },
    en: { many: (count) => `${count}: holds the contract. Hand it over first.`, one: "holds the contract" },
  },
  administrator: {
    ja: { many: (count) => `${count} 管理者であるため。先に管理者から外してください。`, one: "管理者です" },
    en: {
      many: (count) => `${count}: an administrator. Remove the administrator’s role first.`,
      one: "an administrator",
    },
  },
  /** Candidates wait for approval and are decided about there. */
  candidate: {
    ja: {
      many: (count) => `${count} 承認待ちであるため。「承認待ち」の一覧で対応してください。`,
      one: "承認待ちです",
    },
    en: {
      many: (count) => `${count}: awaiting approval. Decide in the list “Awaiting approval”.`,
      one: "awaiting approval",
    },
  },
  notJoined: {
    ja: { many: (count) => `${count} まだ参加していないため`, one: "まだ参加していません" },
    en: { many: (count) => `${count}: not joined yet`, one: "not joined yet" },
  },
  departed: {
    ja: { many: (count) => `${count} 退会しているため`, one: "退会しています" },
    en: { many: (count) => `${count}: already withdrawn`, one: "already withdrawn" },
  },
  rejected: {
    ja: { many: (count) => `${count} 申し込みが却下されているため`, one: "申し込みが却下されています" },
    en: { many: (count) => `${count}: application rejected`, one: "application rejected" },
  },
} as const satisfies BulkReasons;

/** An invitation has done its work. */
export const invitedReasons = {
  registered: {
    ja: { many: (count) => `${count} 既に登録を済ませたため`, one: "本人が既に登録を済ませています" },
    en: { many: (count) => `${count}: already registered`, one: "has already registered" },
  },
} as const satisfies BulkReasons;
