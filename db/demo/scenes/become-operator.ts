import { Secret, TOTP } from "otpauth";
import { inviteOperator } from "#features/operators/contract/calls.ts";
import { checkOperatorLink, setUpOperator } from "#features/operators/contract/set-up-calls.ts";
import { printedLink } from "#features/operators/server/index.ts";
import { sendCall } from "../client.ts";
import { type DemoOperator, demoPassword, operators } from "../logins.ts";
import { findInMails, linked } from "../mails.ts";
import { clientOf, type DemoClient, type Stage, sessionIn } from "../stage.ts";

type Operator = {
  readonly call: DemoClient;
  /** An authenticator app that has this key shows the codes of the second factor. */
  readonly appKey: string;
};

/** Somebody opens a one-time link, sets up their account, and is signed in by it. */
async function setUp(
  { server, clock }: Stage,
  token: string,
  { email, ...name }: DemoOperator,
): Promise<Operator> {
  const { app, ...named } = (await sendCall(server.app, null, checkOperatorLink, { body: { token } })).answer
    .data;
  const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({
    timestamp: clock.now().getTime(),
  });
  const { response } = await sendCall(server.app, null, setUpOperator, {
    body: {
      token,
      // The link of the first start names nobody.
      ...(named.email === null && { email }),
      ...name,
      password: demoPassword,
      confirmPassword: demoPassword,
      ticket: app.ticket,
      code,
    },
  });
  return { call: clientOf(server, sessionIn(response, "operator")), appKey: app.secret };
}

/** The first operator comes by the link that a server prints as long as there is none. */
export function becomeFirstOperator(stage: Stage): Promise<Operator> {
  const { services } = stage.server;
  const link = new URL(printedLink({ ...services, publicUrl: "http://localhost" }, null, stage.clock.now()));
  return setUp(stage, link.searchParams.get("token") ?? "", operators.first);
}

/** An operator invites a second one, who comes by the link of the mail. */
export async function inviteColleague(stage: Stage, operator: DemoClient): Promise<Operator> {
  const { email } = operators.colleague;
  await operator(inviteOperator, { body: { email } });
  const tokens = await findInMails(stage, linked.operator);
  return setUp(stage, tokens.get(email) ?? "", operators.colleague);
}
