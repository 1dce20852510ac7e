import { errorCodes } from "#kit/contract/errors.ts";

const asMember = {
  ja: "このコミュニティには既に参加しています。",
  en: "You have already joined this community.",
};
const asCandidate = {
  ja: "このコミュニティへの参加は、既に申し込んでいます。結果はメールでお知らせします。",
  en: "You have already applied to join this community. We’ll tell you the outcome by email.",
};
const joined: Readonly<Record<string, typeof asMember>> = {
  participating: asMember,
  paused: asMember,
  under_review: asCandidate,
};

export const membershipErrors = errorCodes({
  /** These three refuse a registration, by oneself or by the office. R276–R280, R320–R323 */
  VALIDATE_DUPLICATE: {
    ja: "このメールアドレスは既に登録されています。ログインするか、別のメールアドレスを入力してください。",
    en: "This email address is already registered. Log in, or enter another address.",
  },
  VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE: {
    ja: ({ kind }) =>
      kind === "alumnus"
        ? "このメールアドレスは、このコミュニティのアルムナイとして登録されています。在籍者の登録には、別のメールアドレスが必要です。"
        : "このメールアドレスは、このコミュニティの在籍者として登録されています。別のメールアドレスを入力してください。",
    en: ({ kind }) =>
      kind === "alumnus"
        ? "This email address belongs to an alumnus of this community. To register as an employee, use another address."
        : "This email address belongs to an employee of this community. Enter another address.",
  },
  /** Somebody signed in is told their `state` and `community_id`. */
  ERROR_PARTICIPATED: {
    ja: ({ state = "" }) =>
      joined[state]?.ja ?? "このコミュニティには既に登録されています。ログインしてご利用ください。",
    en: ({ state = "" }) => joined[state]?.en ?? "You have already joined this community. Log in to use it.",
  },
  /** Members are told whom to turn to, because they cannot change the contract. R322, R478 */
  VALIDATE_NUMBER_OF_USERS: {
    ja: "登録できる人数の上限に達しています。コミュニティの管理者にお問い合わせください。",
    en: "The maximum number of registered users has been reached. Contact your community admin.",
  },
});
