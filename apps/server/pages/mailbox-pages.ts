import type { FastifyInstance, FastifyRequest } from "fastify";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { isFromThisMachine, isLoopbackUrl } from "#kit/server/http/loopback.ts";
import { renderMailboxPage, renderMailPage } from "#kit/server/mail/mailbox-page.ts";
import type { Services } from "#kit/server/work/services.ts";

export const MAILBOX_PATH = "/dev/mailbox";

/**
 * Development mail goes here and not out. Whoever reads it can sign in as anybody, so only a person at this machine
 * can.
 */
export function registerMailbox(app: FastifyInstance, { mailer, publicUrl }: Services): void {
  const { mailbox } = mailer;
  if (!mailbox || !isLoopbackUrl(publicUrl)) return;
  const onRequest = async (request: FastifyRequest) => {
    if (!isFromThisMachine(request)) throw failure(commonErrors.RECORD_NOT_FOUND);
  };
  app.get(MAILBOX_PATH, { onRequest }, async (_request, reply) =>
    reply.type("text/html").send(renderMailboxPage(await mailbox.list())),
  );
  app.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, { onRequest }, async ({ params }, reply) => {
    const mail = await mailbox.read(params.id);
    if (!mail) throw failure(commonErrors.RECORD_NOT_FOUND);
    return reply.type("text/html").send(renderMailPage(mail));
  });
}
