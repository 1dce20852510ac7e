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

/** The browser shows these as they are; any other code becomes REGISTER_FAILED. R276–R280, R320–R323 */
export const registrationErrors = errorCodes({
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
  ERROR_ACTIVATION_EXPIRED: {
    ja: "このリンクは無効か、有効期限（24時間）が切れています。もう一度、招待URLから登録してください。",
    en: "This link is invalid or has expired after 24 hours. Register again from your invitation.",
  },
  ERROR_ACTIVATION_PASSWORD: {
    ja: ({ left }) =>
      `パスワードが、登録したときのものと一致しません。あと${left}回入力できます。メールが複数届いている場合は、ご自身で登録したときのメールのリンクを開いてください。`,
    en: ({ left }) =>
      `This is not the password you chose when you registered. You can try ${Number(left) === 1 ? "once more" : `${left} more times`}. If you received several emails, open the link in the one for your own registration.`,
  },
  ERROR_ACTIVATION_LOCKED: {
    ja: "パスワードの入力回数の上限に達したため、このリンクは使えなくなりました。もう一度、招待URLから登録してください。",
    en: "The password was wrong too many times, so this link no longer works. Register again from your invitation.",
  },
  /** The browser shows this for any registration code it does not know. R278, R472 */
  REGISTER_FAILED: {
    ja: "登録できませんでした。もう一度お試しください。",
    en: "Registration failed.",
  },
});
