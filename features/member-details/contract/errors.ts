import { errorCodes } from "#kit/contract/errors.ts";

export const memberDetailsErrors = errorCodes({
  ERROR_ADDITIONAL_INFORMATIONS: {
    ja: "コミュニティからの質問が変更されました。最新の質問をご確認のうえ、もう一度ご回答ください。",
    en: "The community has changed its questions. Check the latest ones and answer again.",
  },
});
