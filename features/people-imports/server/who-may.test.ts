import { describe, expect, test } from "vitest";
import { showBulkAct } from "#features/bulk-results/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { importsOf } from "./imports.test-helper.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const db = server.database.kysely;
const ordinary = importsOf(server, aoba, "misaki");
const contractor = importsOf(server, aoba, "makoto");
const file = (id: string, email = "makoto@example.jp") => `メール,姓,名,社員番号\n${email},青木,夏子,${id}`;
const numberOf = async (who: "makoto" | "misaki" | "ken") =>
  (
    await db
      .selectFrom("memberships")
      .select("employee_id")
      .where("id", "=", membership[who] ?? 0)
      .executeTakeFirstOrThrow()
  ).employee_id;
const roleOf = (who: "ken", role: "member" | "ordinary") =>
  db
    .updateTable("memberships")
    .set({ role })
    .where("id", "=", membership[who] ?? 0)
    .execute();
const reasonsOf = async (bulk_act_id = 0) =>
  (await ordinary.office.call(showBulkAct, { params: { id: aoba, bulk_act_id } })).data.targets.map(
    ({ reason }) => reason,
  );

describe("an ordinary administrator's file", () => {
  test("changes nothing of the contractor or another administrator, and the row says whose it is", async () => {
    const before = await numberOf("makoto");
    const one = await ordinary.dryRun(file("STOLEN-1"));
    expect(one).toMatchObject({ counts: { refused: 1, changed: 0 }, waiting: 0 });
    expect((await ordinary.rows(one.id))[0]?.faults).toEqual([
      { field: null, code: "ROW_OF_THE_OFFICE", params: {} },
    ]);
    await expect(ordinary.start(one.id)).rejects.toMatchObject({ code: "ERROR_NOTHING_TO_IMPORT" });
    expect(await numberOf("makoto")).toBe(before);
  });

  test("that the contractor has checked is not carried out upon administrators by somebody else", async () => {
    const one = await contractor.dryRun(file("STOLEN-2"));
    expect(one.counts).toMatchObject({ changed: 1 });
    const { bulk_act } = await ordinary.start(one.id);
    await server.drainJobs();
    expect(await ordinary.show(one.id)).toMatchObject({ bulk_act: { done: 0, skipped: 1 } });
    expect(await reasonsOf(bulk_act?.id)).toEqual(["contractor"]);
    expect(await numberOf("makoto")).not.toBe("STOLEN-2");
  });

  test("leaves alone whoever has become an administrator since it was checked", async () => {
    const one = await ordinary.dryRun(file("K-1", "ken@example.jp"));
    await roleOf("ken", "ordinary");
    const { bulk_act } = await ordinary.start(one.id);
    await server.drainJobs();
    expect(await reasonsOf(bulk_act?.id)).toEqual(["administrator"]);
    await roleOf("ken", "member");
    expect(await numberOf("ken")).not.toBe("K-1");
  });

  test("cannot be used to undo what the contractor has changed of an administrator", async () => {
    const id = await contractor.carryOut(file("OWN-1"));
    expect(await numberOf("makoto")).toBe("OWN-1");
    const { undo } = await ordinary.undoAll(id);
    expect(undo).toMatchObject({ done: 0, skipped: 1 });
    expect(await reasonsOf(undo?.id)).toEqual(["contractor"]);
    expect(await numberOf("makoto")).toBe("OWN-1");
  });
});

describe("what somebody has checked is what they start", () => {
  const csv = "メール,姓,名,部署\nversion@example.jp,木村,花,営業部";
  const refusal = { status: 409, code: "ERROR_IMPORT_CHANGED", faults: [{ params: { by: "伊藤 誠" } }] };

  test("where another has checked it with other columns since, they are told so and by whom", async () => {
    const seen = await ordinary.dryRun(csv);
    const columns = ["email", "given_name", "family_name", null] as const;
    const other = await contractor.check(seen, { mapping: [...columns] });
    await expect(ordinary.start(seen.id, seen)).rejects.toMatchObject(refusal);
    expect(await ordinary.show(seen.id)).toMatchObject({ state: "checked", bulk_act: null });
    expect(await contractor.start(seen.id, other)).toMatchObject({ state: "started" });
    await server.drainJobs();
  });

  test("so too where a row was corrected or left out", async () => {
    const seen = await ordinary.dryRun(csv.replace("version", "mended"));
    const [row] = await contractor.rows(seen.id);
    await contractor.correct(seen.id, row?.id ?? 0, { cells: [{ field: "given_name", value: "葉" }] });
    await expect(ordinary.start(seen.id, seen)).rejects.toMatchObject(refusal);
  });
});
