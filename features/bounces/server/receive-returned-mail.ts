import { commonErrors } from "#kit/contract/errors.ts";
import { isSameSecret } from "#kit/server/access/signature.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { noteReturned } from "#kit/server/mail/bouncing-addresses.ts";
import { readReturnPath } from "#kit/server/mail/return-path.ts";
import { receiveReturnedMail } from "../contract/calls.ts";
import { readReturnedMail } from "./read-returned-mail.ts";

const knows = (secret: string, authorization: string): boolean =>
  isSameSecret(Buffer.from(authorization), Buffer.from(`Bearer ${secret}`));

/**
 * Only the token in the return path is trusted, not the recipient that the report names: nobody is stopped by a notice
 * about a mail they were not sent.
 */
export const receiveReturnedMailRoute = serveInSteps(
  receiveReturnedMail,
  async (context, { query, body }) => {
    const { services, request, now } = context;
    const bounces = found(services.bounceSettings);
    if (!knows(bounces.secret, request.header("authorization")))
      throw failure(commonErrors.ERROR_UNAUTHENTICATED);
    const returned = await readReturnedMail(body);
    const named = [query.recipient ?? "", ...(returned?.recipients ?? [])];
    const sent = named
      .map((to) => readReturnPath(bounces, services.secret, { to, now }))
      .find((one) => one !== undefined);
    const reason = returned?.failure;
    services.log.info({ reason, isOurs: sent !== undefined }, "a returned mail was handed in");
    if (!sent || !reason) return { data: { noted: false } };
    const { mailSentAt } = sent;
    const noted = await context.inTransaction((work) =>
      noteReturned(work, sent.addressKey, { failure: reason, mailSentAt }),
    );
    return { data: { noted } };
  },
);
