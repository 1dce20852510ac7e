import { errorCodes } from "#kit/contract/errors.ts";

export const invitationErrors = errorCodes({
  INVALID_URL_ERROR: {
    ja: "招待URLまたは招待コードが正しくないか、有効期限が切れています。お手数ですが、招待してくださった方に新しい招待URLの発行をご依頼ください。",
    en: "The invitation link or code is invalid or has expired. Ask the person who invited you for a new one.",
  },
  ERROR_INVITATION_ANSWERED: {
    ja: "この招待による登録は、既に済んでいます。ログインしてお進みください。",
    en: "This invitation has already been used to register. Log in to continue.",
  },
  ERROR_INVITATION_REVOKED: {
    ja: "この招待URLは管理者が停止しています。再開するには、コミュニティの管理者にお問い合わせください。",
    en: "An administrator has stopped this invitation link. Ask the community’s administrator to issue it again.",
  },
});
