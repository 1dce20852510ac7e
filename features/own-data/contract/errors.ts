import { errorCodes } from "#kit/contract/errors.ts";

export const ownDataErrors = errorCodes({
  ERROR_DOWNLOAD_EXPIRED: {
    ja: "ダウンロードの準備から時間がたったため、開始できませんでした。もう一度お試しください。",
    en: "The download was prepared too long ago and could not be started. Please try again.",
  },
  ERROR_DOWNLOAD_RUNNING: {
    ja: "ダウンロードが進行中です。完了してから、もう一度お試しください。",
    en: "A download is already running. Try again once it has finished.",
  },
});
