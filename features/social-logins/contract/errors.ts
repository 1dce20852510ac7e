import { errorCodes } from "#kit/contract/errors.ts";
import { AUTHORIZATION_VALID_MINUTES } from "./limits.ts";

/** R284: these arrive in the URL that the service redirects to; `service` is its name. */
export const socialLoginErrors = errorCodes({
  ERROR_SOCIAL_ACCOUNT_LINKING: {
    ja: ({ service }) =>
      `${service}アカウントと連携できませんでした。もう一度「連携する」を押してお試しください。別の${service}アカウントと連携しているときは、先に解除してください。`,
    en: ({ service }) =>
      `Your ${service} account could not be linked. Press “Link” again. If another ${service} account is already linked, unlink it first.`,
  },
  ERROR_SOCIAL_ACCOUNT_ALREADY_LINKING: {
    ja: ({ service }) =>
      `この${service}アカウントは、ほかのアカウントと連携済みです。別の${service}アカウントを選ぶか、連携しているアカウントで先に解除してください。`,
    en: ({ service }) =>
      `This ${service} account is already linked to another account. Choose a different one, or unlink it there first.`,
  },
  ACCESS_DENIED: {
    ja: ({ service }) =>
      `${service}で許可されなかったため、中止しました。続けるには、もう一度お試しのうえ、${service}の画面で許可してください。`,
    en: ({ service }) =>
      `${service} was not given permission, so nothing was done. To continue, try again and allow access there.`,
  },
  NO_AUTHORIZATION_CODE: {
    ja: ({ service }) =>
      `${service}での確認が完了しませんでした。時間（${AUTHORIZATION_VALID_MINUTES}分）が過ぎたか、別のブラウザーで開かれた可能性があります。お手数ですが、もう一度お試しください。`,
    en: ({ service }) =>
      `${service} could not confirm who you are. It may have taken longer than ${AUTHORIZATION_VALID_MINUTES} minutes, or was opened in another browser. Please try again.`,
  },
  ERROR_SOCIAL_SERVICE_AWAY: {
    ja: ({ service }) =>
      `ただいま${service}に接続できません。しばらくしてからお試しいただくか、メールアドレスでログインしてください。`,
    en: ({ service }) =>
      `${service} cannot be reached right now. Try again later, or log in with your email address.`,
  },
  /** The partner's sign-in answers alike whether or not the address is registered. */
  ERROR_PARTNER_LOGIN: {
    ja: "連携している在籍者が見つかりません。登録済みの方は、メールアドレスでログインしてから、この画面をもう一度開いて連携してください。初めての方は、コミュニティの管理者にお問い合わせください。",
    en: "No employee is linked to this account. If you’ve already registered, log in with your email address, open this page again and link it. If you’re new, ask the community’s administrator.",
  },
  ERROR_SOCIAL_LAST_WAY_IN: {
    ja: "解除するとログインできなくなります。先にパスワードを設定してください。",
    en: "If you unlink it, you will not be able to log in. Set a password first.",
  },
});
