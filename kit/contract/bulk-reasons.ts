import type { Language } from "./language.ts";

type ReasonTexts = {
  /** It says that a number of targets are left out; the count comes with its unit, 「3名」. */
  readonly many: (count: string) => string;
  readonly one: string;
};
/** These are reasons to leave a target out of a bulk act, with both texts; a call declares those of its feature. */
export type BulkReasons = Readonly<Record<string, Readonly<Record<Language, ReasonTexts>>>>;

/** Every bulk act may leave targets out for these reasons. */
const ownReasons = {
  handled: {
    ja: { many: (count) => `${count} 既に対応済みのため`, one: "既に対応済みです" },
    en: { many: (count) => `${count}: already handled`, one: "already handled" },
  },
  /** It has changed since it was shown. */
  changed: {
    ja: { many: (count) => `${count} 内容が変わったため`, one: "確認のあとに内容が変わりました" },
    en: { many: (count) => `${count}: changed in the meantime`, one: "changed after you checked it" },
  },
  /** No place of the community is left. R479: the text points administrators to the contract. */
  full: {
    ja: {
      many: (count) => `${count} 登録人数の上限を超えるため。契約プランの変更を契約者に相談してください。`,
      one: "登録人数の上限を超えます",
    },
    en: {
      many: (count) => `${count}: beyond the member limit. Ask the contractor about the plan.`,
      one: "beyond the member limit",
    },
  },
  /** It does not exist, or not in this community. */
  gone: {
    ja: { many: (count) => `${count} 見つからないため`, one: "見つかりません" },
    en: { many: (count) => `${count}: not found`, one: "not found" },
  },
  unexpected: {
    ja: { many: (count) => `${count} エラーのため`, one: "エラーが発生しました" },
    en: { many: (count) => `${count}: an error occurred`, one: "an error occurred" },
  },
  /** The act would change nothing. */
  already: {
    ja: { many: (count) => `${count} 既にその状態のため`, one: "既にその状態です" },
    en: { many: (count) => `${count}: nothing would change`, one: "nothing would change" },
  },
} satisfies BulkReasons;
export type BulkReason = keyof typeof ownReasons | (string & {});

const catalogue = new Map<string, BulkReasons[string]>(Object.entries(ownReasons));

/** A call brings the reasons that it declares. */
export const knowReasons = (reasons: BulkReasons): void => {
  for (const [reason, texts] of Object.entries(reasons)) catalogue.set(reason, texts);
};

/** Returns the texts of a reason; an unknown one gets those of an error. */
export const reasonTexts = (reason: BulkReason, language: Language): ReasonTexts =>
  (catalogue.get(reason) ?? ownReasons.unexpected)[language];
