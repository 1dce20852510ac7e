import { errorCodes } from "#kit/contract/errors.ts";
import { TEST_MAIL_VALID_DAYS } from "./limits.ts";

export const bounceErrors = errorCodes({
  ERROR_TEST_MAIL_LINK: {
    ja: `このリンクは使えません。有効期限（${TEST_MAIL_VALID_DAYS}日間）が切れたか、その後またメールが届かなくなっています。アカウント設定から、もう一度テストメールをお送りください。`,
    en: `This link does not work. It has expired after ${TEST_MAIL_VALID_DAYS} days, or an email has been returned since. Send another test email from your account settings.`,
  },
});
