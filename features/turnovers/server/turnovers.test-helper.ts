import { castPassword, type PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { turnOver } from "../contract/calls.ts";
import { carryOutDueTurnovers } from "./carry-out.ts";

const invitation = /\/alumni\/invited_communities\/alumni\/([\w-]+)/;
const objection = /turnover_objection\?token=([\w-]+)/;

const mailedTo = async (server: TestServer, address: string, link: RegExp): Promise<string> => {
  await server.drainJobs();
  return until(`a mail with ${link.source} to ${address}`, async () => {
    const mail = (await server.mails()).find((one) => one.to.address === address && link.test(one.text));
    return link.exec(mail?.text ?? "")?.[1];
  });
};

/** Returns the key of the newest invitation mail to the address. */
export const keyMailedTo = (server: TestServer, address: string) => mailedTo(server, address, invitation);

/** Returns the key of the newest letter to the work address by which the employee may object. */
export const objectionMailedTo = (server: TestServer, address: string) =>
  mailedTo(server, address, objection);

type PersonParams = { readonly id: number; readonly user_id: number };

export const askToTurnOver = (
  server: TestServer,
  who: PersonKey,
  params: PersonParams,
  email: string,
  current_password: string = castPassword,
) => server.as(who).call(turnOver, { params, body: { email, current_password } });

/** The queue runs this by the clock. */
export const carryOutDue = (server: TestServer) => carryOutDueTurnovers.run(server.services, {});

/** Asks, and ends the wait without an answer of the employee; the clock of the test stays where it is. */
export async function turnOverAtOnce(
  server: TestServer,
  who: PersonKey,
  params: PersonParams,
  email: string,
) {
  await askToTurnOver(server, who, params, email);
  await server.drainJobs();
  await server.database.kysely
    .updateTable("turnover_requests")
    .set({ due_at: server.clock.now() })
    .where("community_id", "=", params.id)
    .where("membership_id", "=", params.user_id)
    .where("outcome", "is", null)
    .execute();
  await carryOutDue(server);
}
