import { cookieIn } from "#features/accounts/server/accounts.test-helper.ts";
import { codeAt } from "#features/second-factors/server/second-factors.test-helper.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { Refused } from "#kit/testing/test-client.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { checkOperatorLink, setUpOperator } from "../contract/set-up-calls.ts";
import { printedLink } from "./links.ts";

export const operatorPassword = "Kiku-no-hana-9";

/** Returns the token of a link as a command prints it, or of the first start without an address. */
export const printedToken = (
  { services, clock }: Pick<TestServer, "services" | "clock">,
  email: string | null,
): string =>
  new URL(printedLink({ ...services, publicUrl: "http://localhost" }, email, clock.now())).searchParams.get(
    "token",
  ) ?? "";

/** Fills in the form of a link as somebody does who has scanned its code. */
export async function formOf(server: TestServer, token: string, email?: string) {
  const { app } = (await server.as("guest").call(checkOperatorLink, { body: { token } })).data;
  return {
    token,
    ...(email !== undefined && { email }),
    family_name: "織部",
    given_name: "圭",
    password: operatorPassword,
    confirmPassword: operatorPassword,
    ticket: app.ticket,
    code: codeAt(app.secret, server.clock.now()),
    secret: app.secret,
  };
}
type Form = Awaited<ReturnType<typeof formOf>>;

/** Sends the form; returns the session that it opens. */
export async function sendForm(server: TestServer, { secret: _, ...body }: Form) {
  const { status, headers, body: said } = await server.as("guest").send(setUpOperator, { body });
  if (status !== 200) throw new Refused(status, said as never);
  const token = cookieIn(headers, sessionCookieName("operator")) ?? "";
  return { area: "operator", token } as const;
}

/** Sets an operator's account up by a link of its own and returns the session. */
export const becomeOperator = async (server: TestServer, email: string) =>
  sendForm(server, await formOf(server, printedToken(server, email)));
