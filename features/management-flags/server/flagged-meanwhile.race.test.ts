import { expect, test } from "vitest";
import { inTransaction } from "#kit/server/work/work.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { createManagementFlag, deleteManagementFlag } from "../contract/calls.ts";
import { flagPeople } from "./flag-people.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const hanako = membership.hanako ?? 0;

test.runIf(engine === "postgres")(
  "a flag deleted while many are being marked by it is carried by nobody",
  async () => {
    const params = { id: aoba };
    const { id } = (await server.as("misaki").call(createManagementFlag, { params, body: { name: "幹事" } }))
      .data;
    let deleted: Promise<{ people: number }> | undefined;
    await inTransaction(server.services, async (work) => {
      await flagPeople(work, aoba, [hanako], { add: ["a"], remove: [] });
      deleted = server.as("misaki").call(deleteManagementFlag, { params: { id } });
      await flagPeople(work, aoba, [membership.ken ?? 0], { add: ["a"], remove: [] });
    });
    expect((await deleted)?.people).toBe(2);
    const { flags } = await server.database.kysely
      .selectFrom("memberships")
      .select("flags")
      .where("id", "=", hanako)
      .executeTakeFirstOrThrow();
    expect(flags).toBe(0);
  },
);
