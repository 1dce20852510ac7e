import { errorCodes } from "#kit/contract/errors.ts";

export const ownDataErrors = errorCodes({
  ERROR_DOWNLOAD_EXPIRED: {
    ja: "ダウンロードの準備から時間がたったため、開始できませんでした。もう一度お試しください。",
    en: "Too much time has passed since the download was prepared. Please try again.",
  },
  ERROR_DOWNLOAD_RUNNING: {
    ja: "ダウンロードが進行中です。完了してから、もう一度お試しください。",
    en: "A download is under way. Please try again when it has finished.",
  },
});
