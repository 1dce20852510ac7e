import { errorCodes } from "#kit/contract/errors.ts";
import { OFFER_DAYS } from "./limits.ts";

export const administratorErrors = errorCodes({
  ERROR_ADMINISTRATOR_ALREADY: {
    ja: "このメールアドレスの方は、既に管理者です。",
    en: "The person with this email address is already an administrator.",
  },
  ERROR_CONTRACTOR_REMAINS: {
    ja: "契約者は管理者から外せません。先に契約をほかの管理者に引き継いでください。",
    en: "The contractor cannot be removed. Hand the contract over to another administrator first.",
  },
  ERROR_CONTRACT_OFFER_OPEN: {
    ja: "既に契約の引き継ぎをお願いしています。別の方にお願いするには、先に取り消してください。",
    en: "Someone has already been asked to take over the contract. To ask someone else, cancel that request first.",
  },
  ERROR_CONTRACT_OFFER_GONE: {
    ja: `この引き継ぎの依頼は、取り消されたか、有効期限（${OFFER_DAYS}日間）が切れています。`,
    en: `This request has been cancelled or has expired after ${OFFER_DAYS} days.`,
  },
  ERROR_CONTRACT_OFFER_TO: {
    ja: "契約を引き継げるのは、参加中の管理者だけです。",
    en: "Only an administrator who is participating can take over the contract.",
  },
});
