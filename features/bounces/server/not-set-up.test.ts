import { expect, test } from "vitest";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { bounceSettings, handIn, notice, returnPathOf } from "./returned-mail.test-helper.ts";

const server = await startTestServer({ rateLimits: true });

test("where no mail comes back, none is taken, whoever knows what", async () => {
  const body = await notice("postfix-unknown-user", returnPathOf(server, "hanako@example.jp"));
  for (const secret of [bounceSettings.secret, "", "null", "undefined"])
    expect(await handIn(server, body, { secret })).toMatchObject({
      status: 404,
      body: { error_message_code: "RECORD_NOT_FOUND" },
    });
});

test("and every mail has the one sender", async () => {
  await inTransaction(server.services, async ({ enqueue }) =>
    enqueue(sendMail, { to: "hanako@example.jp", subject: "news", text: "text", html: "<p>text</p>" }),
  );
  await server.drainJobs();
  expect((await server.mails())[0]).not.toHaveProperty("returnPath");
});

test("handing in too often is refused for a while", async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 300; n += 1) statuses.add((await handIn(server, Buffer.from("To: a\r\n\r\n"))).status);
  expect([...statuses]).toEqual([404, 429]);
});
