import { errorCodes } from "#kit/contract/errors.ts";

export const operatorCommunityErrors = errorCodes({
  ERROR_COMMUNITY_NAME_TAKEN: {
    ja: "同じ名前のコミュニティがあります。区別できる名前を入力してください。",
    en: "There is already a community with this name. Enter one that tells them apart.",
  },
  ERROR_PARTNER_PREFIX_TAKEN: {
    ja: "このアドレスは、別のコミュニティが使っています。別の文字列を入力してください。",
    en: "Another community uses this address. Enter another one.",
  },
  /** Whoever has joined hands the contract over in the community itself. */
  ERROR_CONTRACTOR_JOINED: {
    ja: "契約者は、既に参加しています。契約者の変更は、コミュニティの管理画面での引き継ぎをご案内ください。",
    en: "The contractor has already joined. To change the contractor, ask them to hand the contract over in the community’s console.",
  },
});
