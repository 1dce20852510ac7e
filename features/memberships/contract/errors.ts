import { errorCodes } from "#kit/contract/errors.ts";

export const membershipErrors = errorCodes({
  /** Members are told whom to turn to, because they cannot change the contract. R322, R478 */
  VALIDATE_NUMBER_OF_USERS: {
    ja: "登録できる人数の上限に達しています。コミュニティの管理者にお問い合わせください。",
    en: "The maximum number of registered users has been reached. Contact your community admin.",
  },
});
