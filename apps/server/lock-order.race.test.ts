import { sql } from "kysely";
import { expect, test } from "vitest";
import { updateAdministrator } from "#features/administrators/contract/calls.ts";
import { createManagementFlag, deleteManagementFlag } from "#features/management-flags/contract/calls.ts";
import { updateFlags } from "#features/memberships/server/index.ts";
import { editPerson, personParams } from "#features/people/contract/person.ts";
import { importsOf, peopleCsv } from "#features/people-imports/server/imports.test-helper.ts";
import { joinCommunity } from "#features/registration/contract/calls.ts";
import { joiningOf } from "#features/registration/server/register.test-helper.ts";
import { keyMailedTo, turnOverAtOnce } from "#features/turnovers/server/turnovers.test-helper.ts";
import type { Db } from "#kit/server/database/database.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";

const server = await startTestServer();
const { aoba, account, membership } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };
const misaki = server.as("misaki");

type Rows = "accounts" | "communities" | "memberships" | "management_flags";
type Row = readonly [Rows, number];

const lock = (db: Db, [table, id]: Row, otherwise: "wait" | "fail") =>
  sql`select 1 from ${sql.table(table)} where id = ${id} for no key update ${sql.raw(otherwise === "fail" ? "nowait" : "")}`.execute(
    db,
  );
const isWaiting = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
  return rows.length > 0;
};

/** Another transaction holds the first row that a call waits for; later rows in the order must be free for it. */
async function whileHeld(held: Row, free: readonly Row[], call: () => Promise<unknown>): Promise<void> {
  const other = await kysely.startTransaction().execute();
  await lock(other as unknown as Db, held, "wait");
  const answer = call();
  await until("the call waits", isWaiting);
  for (const row of free) await lock(other as unknown as Db, row, "fail");
  await other.commit().execute();
  await answer;
}

const accountOf = async (membershipId: number) =>
  (
    await kysely
      .selectFrom("memberships")
      .select("account_id")
      .where("id", "=", membershipId)
      .executeTakeFirstOrThrow()
  ).account_id;

const cases: Readonly<Record<string, () => Promise<void>>> = {
  "correcting somebody's names waits for the account before it holds the membership": async () => {
    const id = membership.hanako ?? 0;
    await whileHeld(["accounts", account.hanako ?? 0], [["memberships", id]], () =>
      misaki.call(editPerson.alumnus, {
        params: personParams(aoba, id),
        body: { given_name: "花" } as never,
      }),
    );
  },
  "giving somebody a number waits for the account before it holds the community": async () => {
    const id = membership.ken ?? 0;
    const free = [
      ["communities", aoba],
      ["memberships", id],
    ] as const;
    await whileHeld(["accounts", account.ken ?? 0], free, () =>
      misaki.call(editPerson.employee, {
        params: personParams(aoba, id),
        body: { employee_id: "L-1" } as never,
      }),
    );
  },
  "offering the contract waits for the community before it holds a membership": async () => {
    const id = membership.misaki ?? 0;
    const { management_no } = await kysely
      .selectFrom("memberships")
      .select("management_no")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await whileHeld(["communities", aoba], [["memberships", id]], () =>
      server.as("makoto").call(updateAdministrator, {
        params: { ...params, management_no },
        body: { duties: [], contractor: true, current_password: castPassword } as never,
      }),
    );
  },
  "deleting a flag waits for the community before it holds who carries it": async () => {
    const { data } = await misaki.call(createManagementFlag, { params, body: { name: "幹事" } });
    const id = membership.hanako ?? 0;
    await updateFlags(kysely, aoba, [{ id, flags: 1 }]);
    const free = [
      ["management_flags", data.id],
      ["memberships", id],
    ] as const;
    await whileHeld(["communities", aoba], free, () =>
      misaki.call(deleteManagementFlag, { params: { id: data.id } }),
    );
  },
  "undoing an import waits for whoever registers before it holds the community": async () => {
    const office = importsOf(server, aoba);
    const one = await office.carryOut(peopleCsv(1, "lock"));
    const { id } = await kysely
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", "lock-0@example.jp")
      .executeTakeFirstOrThrow();
    await office.undo(one);
    await whileHeld(["accounts", id], [["communities", aoba]], () => server.drainJobs());
  },
  "coming back as an alumnus waits for the account that waited before it holds the community": async () => {
    const id = membership.ken ?? 0;
    const email = "ken-home@example.jp";
    await turnOverAtOnce(server, "misaki", { ...params, user_id: id }, email);
    const x = await keyMailedTo(server, email);
    const free = [
      ["communities", aoba],
      ["memberships", id],
    ] as const;
    await whileHeld(["accounts", await accountOf(id)], free, () =>
      server.as("ren").call(joinCommunity, { params, body: joiningOf(x) }),
    );
  },
};

test.runIf(engine === "postgres").each(Object.entries(cases))("%s", async (_, hold) => {
  await hold();
  expect(await isWaiting()).toBe(false);
});
