import { Secret, TOTP } from "otpauth";
import { createFaq } from "#features/faqs/contract/operator-calls.ts";
import { checkOperatorLink, setUpOperator } from "#features/operators/contract/set-up-calls.ts";
import { printedLink } from "#features/operators/server/index.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { sendCall } from "../client.ts";
import { demoFaqs } from "../faqs.ts";
import { demoPassword } from "../logins.ts";
import type { DemoClient, Stage } from "../stage.ts";

/** Looks after the frequent questions. The account has a second factor that nobody has. */
const WRITER = "support@enishi.example";

/** An operator sets up their account by a link that the server prints, and is signed in by it. */
async function becomeOperator({ server, clock }: Stage): Promise<DemoClient> {
  const link = new URL(
    printedLink({ ...server.services, publicUrl: "http://localhost" }, WRITER, clock.now()),
  );
  const token = link.searchParams.get("token") ?? "";
  const { app } = (await sendCall(server.app, null, checkOperatorLink, { body: { token } })).answer.data;
  const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({
    timestamp: clock.now().getTime(),
  });
  const { response } = await sendCall(server.app, null, setUpOperator, {
    body: {
      token,
      family_name: "縁",
      given_name: "案内",
      password: demoPassword,
      confirmPassword: demoPassword,
      ticket: app.ticket,
      code,
    },
  });
  const cookie = response.cookies.find(({ name }) => name === sessionCookieName("operator"));
  if (!cookie) throw new Error("setting up an operator answered without a cookie");
  const session = { area: "operator", token: cookie.value } as const;
  return async (call, input) => (await sendCall(server.app, session, call, input)).answer;
}

/** The provider answers in advance what members ask. */
export async function answerQuestions(stage: Stage): Promise<void> {
  const write = await becomeOperator(stage);
  for (const { category, ja, en } of demoFaqs)
    await write(createFaq, {
      body: {
        category,
        question_ja: ja.question,
        answer_ja: ja.answer,
        question_en: en.question,
        answer_en: en.answer,
        published: true,
      },
    });
}
