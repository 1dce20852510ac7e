import { errorCodes } from "#kit/contract/errors.ts";

export const withdrawalErrors = errorCodes({
  ERROR_CONTRACTOR_STAYS: {
    ja: ({ communities }) =>
      `契約者になっているコミュニティがあるため、退会できません。先に契約をほかの管理者へ引き継いでください。対象：${communities}`,
    en: ({ communities }) =>
      `You’re the contractor, so you cannot leave yet. Hand the contract over to another administrator first: ${communities}`,
  },
});
