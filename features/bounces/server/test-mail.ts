import { DAY_MS } from "#kit/contract/durations.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { type Signer, signedToken } from "#kit/server/access/signed-token.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { addressKey, keyStoppedSince, keyWorks, stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { deliverLetter } from "#kit/server/mail/send-letter.ts";
import { answerTestMail, askForTestMail, showReturnedMail } from "../contract/calls.ts";
import { bounceErrors } from "../contract/errors.ts";
import { TEST_MAIL_VALID_DAYS } from "../contract/limits.ts";
import { findReceiver } from "./bounces.sql.ts";
import { letters } from "./mails.ts";

/** The token is generated only when the job runs, so that no queue stores it. */
export const sendTestMail = mailJob<{ readonly accountId: number }>(
  "sendTestMail",
  async (services, { accountId }) => {
    const { kysely: db } = services.database;
    const person = await findReceiver(db, accountId);
    const since = person?.email ? await stoppedSince({ db, services }, person.email) : null;
    if (!person?.email || !since) return;
    const stop = { addressKey: addressKey(services.secret, person.email), since };
    const token = createTestMailToken({ services, now: services.clock.now() }, stop);
    const url = services.publicUrl + linkTo("/mail/works", {}, { token });
    const values = { url, days: TEST_MAIL_VALID_DAYS };
    await deliverLetter(services, person, letters, "test", values, { evenIfStopped: true });
  },
);

export const testMailRoutes = [
  serve(showReturnedMail, async ({ db, services, account }) => {
    const person = await findReceiver(db, account.accountId);
    const since = person?.email ? await stoppedSince({ db, services }, person.email) : null;
    return { data: { since: since?.toISOString() ?? null } };
  }),

  serve(askForTestMail, async ({ account, enqueue }) => {
    enqueue(sendTestMail, { accountId: account.accountId });
  }),

  /** The link may be opened twice, but does not clear a later stop of the address. */
  serve(answerTestMail, async ({ db, now, services }, { body }) => {
    const stop = readTestMailToken({ services, now }, body.token);
    if (!stop) throw failure(bounceErrors.ERROR_TEST_MAIL_LINK);
    const since = await keyStoppedSince(db, stop.addressKey);
    if (!since) return;
    if (since.getTime() !== stop.since.getTime()) throw failure(bounceErrors.ERROR_TEST_MAIL_LINK);
    await keyWorks({ db, now }, stop.addressKey);
  }),
];

/** A stop is one period in which an address is stopped; it may be stopped again later. */
type Stop = { readonly addressKey: string; readonly since: Date };

const aboutOf = ({ addressKey, since }: Stop): string => `${addressKey}.${since.getTime().toString(36)}`;
const proof = signedToken({ purpose: "test-mail", about: aboutOf, validMs: TEST_MAIL_VALID_DAYS * DAY_MS });

export const createTestMailToken = (signer: Signer, stop: Stop): string =>
  `${aboutOf(stop)}.${proof.create(signer, stop)}`;

/** Returns undefined for a token that the product has not signed, or that has expired. */
export function readTestMailToken(signer: Signer, token: string): Stop | undefined {
  const [addressKey = "", since = "", ...signed] = token.split(".");
  const stop = { addressKey, since: new Date(Number.parseInt(since, 36)) };
  return proof.read(signer, stop, signed.join(".")) === undefined ? undefined : stop;
}
