import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { pass, startAnother, statesOf } from "#apps/server/jobs.test-helper.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { castPassword, castToken } from "#kit/testing/cast.ts";
import { startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate, engine } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";
import * as calls from "../contract/calls.ts";
import { eraseCommunityJob } from "./erase.ts";

const AOBA = 1;
const VISITS = 30_000;
const params = { community_id: AOBA };
const body = { name: "青葉製作所アルムナイ" };
const folder = await mkdtemp(join(tmpdir(), "enishi-closing-"));
const { settings, look, remove } = await copyTemplate(folder);
afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true, force: true });
});

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  while (reader && !(await reader.read()).done);
}

// Nothing can look into the embedded database from outside.
test.runIf(engine === "postgres")(
  "a kill in the middle of the export counts for nothing, and one in the middle of the erasure loses and doubles no row",
  async () => {
    await look(({ kysely }) =>
      sql`insert into member_visits (community_id, day, membership_id)
        select m.community_id, date '2000-01-01' + day, m.id
        from (select community_id, id from memberships where community_id = ${AOBA} order by id limit 5) m,
          generate_series(1, ${VISITS / 5}) day`.execute(kysely),
    );
    const first = await startServerProcess(settings);
    const client = first.as("unei");
    await client.call(calls.beginClosing, { params, body });
    const prepare = { params, body: { current_password: castPassword } };
    const { ticket: broken } = (await client.call(calls.prepareClosingExport, prepare)).data;
    const path = `${first.address}/api${calls.exportCommunity.path.replace("{community_id}", String(AOBA))}`;
    const headers = {
      cookie: `${sessionCookieName("operator")}=${castToken("unei")}`,
      "x-requested-with": "XMLHttpRequest",
      "x-enishi-area": "operator",
    };
    const download = await fetch(`${path}?ticket=${encodeURIComponent(broken)}`, { headers });
    const reader = download.body?.getReader();
    expect((await reader?.read())?.done, "the export has begun").toBe(false);
    await first.end("SIGKILL");
    await expect(readToEnd(reader)).rejects.toThrow();
    const exportedAt = await look(({ kysely }) =>
      kysely.selectFrom("community_closings").select("exported_at").executeTakeFirstOrThrow(),
    );
    expect(exportedAt).toEqual({ exported_at: null });

    const second = await startServerProcess(settings);
    const again = second.as("unei");
    const { ticket } = (await again.call(calls.prepareClosingExport, prepare)).data;
    const answer = await again.send(calls.exportCommunity, { params, query: { ticket } });
    expect(answer.status).toBe(200);
    await again.call(calls.eraseCommunity, { params, body });
    const erased = async () =>
      (await again.call(calls.showClosing, { params })).data.closing?.erasure?.tables ?? [];
    await until("some visits are erased", async () =>
      (await erased()).some(({ table }) => table === "member_visits"),
    );
    await second.end("SIGKILL");

    const another = await startAnother(settings);
    const { kysely } = another.services.database;
    const { name } = eraseCommunityJob;
    await pass(another, name, 20);
    await until("the job is free again", async () => (await statesOf(another, name))[0] === "retry");
    await pass(another, name, 30);
    await another.services.jobs.work(another.services);
    await until("the job is done", async () => (await statesOf(another, name)).length === 0);
    const { erased_rows, erased_at } = await kysely
      .selectFrom("community_closings")
      .select(["erased_rows", "erased_at"])
      .executeTakeFirstOrThrow();
    expect(erased_at).not.toBeNull();
    expect(erased_rows).toMatchObject({ member_visits: VISITS, communities: 1 });
    const left = await kysely.selectFrom("communities").select("id").where("id", "=", AOBA).execute();
    expect(left).toEqual([]);
    await another.close();
  },
  120_000,
);
