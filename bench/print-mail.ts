import { measureMail, measureMailsAtOnce } from "./accounts.ts";
import type { BenchData } from "./data.ts";
import { ms, print } from "./print.ts";

const MAILS = 40;
const SLOW_MAILS = 30;
const SLOW_MAIL_MS = 3_000;

/** No other server runs beside it, whose jobs would take the mails. */
export async function printMail(data: BenchData): Promise<void> {
  const mail = await measureMail(data, MAILS);
  print(
    `From asking for a new password until the mail is handed over, ${MAILS} mails: median ${ms(mail.median)} ms (quartiles ${ms(mail.low)}–${ms(mail.high)}).`,
  );
  const together = await measureMailsAtOnce(data, SLOW_MAILS, SLOW_MAIL_MS);
  print(
    `${SLOW_MAILS} mails at once to a server that takes ${SLOW_MAIL_MS / 1000} s over each: ${(together / 1000).toFixed(1)} s.`,
  );
}
