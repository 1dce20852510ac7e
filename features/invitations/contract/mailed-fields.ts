import * as field from "#kit/contract/list-fields.ts";

/** Every list of mailed invitations has these fields. */
export const mailedFields = {
  name: field.name({ ja: "氏名", en: "Name" }, { width: 10 }),
  /** This administrator sent it; it is null where unknown, or once they have left. */
  invited_by: field.text({ ja: "招待した人", en: "Invited by" }, { nullable: true, width: 7.5 }),
  invited_at: field.dated({ ja: "招待日時", en: "Invited" }, { sort: "desc" }),
  expires_at: field.dated({ ja: "有効期限", en: "Valid until" }, { sort: "asc" }),
} as const;

export const mailedEmail = { ja: "メールアドレス", en: "Email" } as const;
export const mailedState = { ja: "ステータス", en: "Status" } as const;
export const wholeEmail = { width: 12, grows: true, wraps: true } as const;
