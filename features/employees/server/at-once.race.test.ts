import { beforeEach, expect, test } from "vitest";
import { changeMembershipState } from "#features/memberships/server/index.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { inLineAt } from "#kit/testing/in-line.ts";
import { watchRepeatedWork } from "#kit/testing/repeated-work.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { registerEmployee } from "../contract/calls.ts";
import { enterEmployees } from "../contract/enrolment.ts";
import { enter, keyMailedTo, registrationBy } from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const repeated = watchRepeatedWork(server.services);
const email = "daichi@example.jp";
const person = { email, family_name: "木村", given_name: "大地" };

const withdraw = (membershipId: number) =>
  inTransaction(server.services, (work) =>
    changeMembershipState(
      work,
      { communityId: aoba, membershipId },
      { from: "not_participating", to: "withdrawn" },
    ),
  );
const enterAgain = () =>
  server.as("misaki").send(enterEmployees, { params: { id: aoba }, body: { users: [person] } });
const register = (key: string) => server.as("guest").send(registerEmployee, { body: registrationBy(key) });

beforeEach(repeated.clear);

test.runIf(engine === "postgres")(
  "somebody who registers by their key while they are withdrawn and entered again is in nobody's way",
  async () => {
    const id = await enter(server, "misaki", aoba, { email });
    const key = await keyMailedTo(server, email);
    const results = await inLineAt(server.database, aoba, [
      () => withdraw(id),
      enterAgain,
      () => register(key),
    ]);
    expect(results).toMatchObject([
      { value: { outcome: "changed" } },
      { value: { status: 200 } },
      { value: { status: 400, body: { error_message_code: "ERROR_EMPLOYEE_INVITATION_REVOKED" } } },
    ]);
    expect(repeated.found(), "no two have waited for each other").toEqual([]);
    expect((await register(await keyMailedTo(server, email))).status).toBe(200);
  },
);
