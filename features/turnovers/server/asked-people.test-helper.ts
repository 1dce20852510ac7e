import { auditedTargets } from "#features/audit-log/server/audited-targets.test-helper.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import {
  invite,
  registrationBy,
  sessionOf,
  typedPassword,
} from "#features/employees/server/employees.test-helper.ts";
import { activateAlumnus, registerAlumnus } from "#features/registration/contract/calls.ts";
import {
  typedPassword as alumnusPassword,
  registrationOf,
  tokenMailedTo,
} from "#features/registration/server/register.test-helper.ts";
import { castPassword, type PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { showTurnover, turnOver, undoTurnover } from "../contract/calls.ts";
import { TURNOVER_WAIT_HOURS } from "../contract/limits.ts";
import { confirmTurnover, listOwnTurnovers, objectByLink } from "../contract/own-calls.ts";
import { carryOutDue, keyMailedTo, objectionMailedTo } from "./turnovers.test-helper.ts";

export type Employee = Awaited<ReturnType<ReturnType<typeof askedPeople>["employee"]>>;

/** Everything that a test of requests does with employees of its own. */
export function askedPeople(server: TestServer) {
  const { aoba } = server.ids;
  const db = server.database.kysely;
  const guest = server.as("guest");
  type Signed = {
    readonly id: number;
    readonly email: string;
    readonly home: string;
    readonly session: ReturnType<typeof sessionOf>;
  };
  let people = 0;
  /** Makes an employee of this test alone, who is signed in. */
  const employee = async () => {
    people += 1;
    const email = `person${people}@work.example.jp`;
    const key = await invite(server, "misaki", aoba, { email });
    const { headers } = await guest.send(registerEmployee, { body: registrationBy(key) });
    const { id } = await db
      .selectFrom("memberships as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select("m.id")
      .where("a.email", "=", email)
      .executeTakeFirstOrThrow();
    return { id, email, home: `person${people}@home.example.jp`, session: sessionOf(headers) };
  };
  const here = ({ id }: { readonly id: number }) => ({ id: aoba, user_id: id });
  const ask = (one: Signed, who: PersonKey = "misaki", email = one.home, current_password = castPassword) =>
    server.as(who).call(turnOver, { params: here(one), body: { email, current_password } });
  const asked = async (one: Signed, who: PersonKey = "misaki", email = one.home) => {
    await ask(one, who, email);
    const token = await objectionMailedTo(server, one.email);
    return { id: await requestOf(one), token };
  };
  const requestOf = async (one: Signed) =>
    (await server.as(one.session).call(listOwnTurnovers)).records[0]?.id ?? 0;
  const confirm = (one: Signed, turnover_id: number, current_password = typedPassword) =>
    server.as(one.session).call(confirmTurnover, { params: { turnover_id }, body: { current_password } });
  const object = (token: string) => guest.call(objectByLink, { body: { token } });
  const undo = (one: Signed, who: PersonKey = "misaki") =>
    server.as(who).call(undoTurnover, { params: here(one) });
  const shown = async (one: Signed, who: PersonKey = "misaki") =>
    (await server.as(who).call(showTurnover, { params: here(one) })).data;
  const rowOf = ({ id }: { readonly id: number }) =>
    db.selectFrom("memberships").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const wait = async (hours = TURNOVER_WAIT_HOURS) => {
    server.clock.advance({ hours });
    await carryOutDue(server);
  };
  const actsOn = async ({ id }: { readonly id: number }) =>
    (
      await auditedTargets(db)
        .select(["e.act", "t.changes"])
        .where("t.membership_id", "=", id)
        .where("e.is_view", "=", false)
        .orderBy("e.id")
        .execute()
    ).map(({ act, changes }) => [act, (changes as { email?: unknown } | null)?.email] as const);
  const mailsTo = async (to: string) =>
    (await server.mails()).filter((mail) => mail.to.address === to).map(({ subject }) => subject);

  /** Begins to accept the invitation; the returned call completes it with a new account and returns its session. */
  const beginAccepting = async (one: Signed) => {
    const key = await keyMailedTo(server, one.home);
    await guest.call(registerAlumnus, { body: registrationOf(key, one.home) });
    const token = await tokenMailedTo(server, one.home);
    return async () => {
      const { headers, status } = await guest.send(activateAlumnus, {
        body: { token, password: alumnusPassword },
      });
      const [, session = ""] = /enishi_alumni=([^;]+)/.exec(String(headers["set-cookie"])) ?? [];
      return { area: "alumni", token: session, status } as const;
    };
  };
  const accept = async (one: Signed) => {
    const { area, token } = await (await beginAccepting(one))();
    return { area, token } as const;
  };

  return {
    employee,
    here,
    ask,
    asked,
    confirm,
    object,
    undo,
    shown,
    rowOf,
    wait,
    actsOn,
    mailsTo,
    beginAccepting,
    accept,
  };
}
