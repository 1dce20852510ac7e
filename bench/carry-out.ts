import { setTimeout as wait } from "node:timers/promises";
import { showBulkAct } from "#features/bulk-results/contract/calls.ts";
import { createManagementFlag } from "#features/management-flags/contract/calls.ts";
import { peopleActs } from "#features/people/contract/acts.ts";
import { exportPeople, fileEncodings } from "#features/people/contract/export-people.ts";
import type { BulkCall } from "#kit/contract/bulk.ts";
import { engine } from "#kit/testing/template.ts";
import type { createHttpClient } from "#kit/testing/test-client.ts";
import { ms, print } from "./print.ts";
import { medianOf, timesOf } from "./times.ts";

const FILES = 5;
/** The console is told of progress; asking all the time would be measured too. */
const LOOKED_AFTER_MS = 100;
const params = { id: 1 };
type Client = ReturnType<typeof createHttpClient>;

export async function carryOut(client: Client, call: BulkCall, ids: readonly number[], more: object = {}) {
  const body = { ids: [...ids], ...more };
  const from = performance.now();
  const { as_of } = (await client.call(call.preview, { params, body })).data;
  const asked = performance.now();
  const { bulk_act } = (await client.call(call, { params, body: { ...body, as_of } })).data;
  const answered = performance.now();
  const progress = async () =>
    (await client.call(showBulkAct, { params: { ...params, bulk_act_id: bulk_act } })).data;
  let now = await progress();
  for (; now.state === "running"; now = await progress()) await wait(LOOKED_AFTER_MS);
  if (now.done !== ids.length) throw new Error(`${call.kind} was done to ${now.done} of ${ids.length}`);
  return { shown: asked - from, answered: answered - asked, done: performance.now() - asked };
}

export async function measureActs(client: Client, ids: readonly number[]): Promise<void> {
  print(`${ids.length} people, ${engine}, once each:`);
  print("| act | shown ms | answered ms | done ms |");
  print("|---|---|---|---|");
  const flag = (await client.call(createManagementFlag, { params, body: { name: "計測" } })).data.id;
  for (const [name, { alumnus: call }] of Object.entries(peopleActs)) {
    // Withdrawn people could not be exported any more, so files come first.
    if (call === peopleActs.withdrawPeople.alumnus) await measureFiles(client, ids);
    const more = name === "flagPeople" ? { add: [flag] } : {};
    const { shown, answered, done } = await carryOut(client, call, ids, more);
    print(`| ${name} | ${ms(shown)} | ${ms(answered)} | ${ms(done)} |`);
  }
}

async function measureFiles(client: Client, ids: readonly number[]): Promise<void> {
  for (const encoding of fileEncodings) {
    const times = await timesOf(FILES, async () => {
      const { bytes } = await client.send(exportPeople.alumnus, {
        params,
        body: { ids: [...ids], sort: "name", encoding },
      });
      if (bytes.length < ids.length) throw new Error("the file is short");
    });
    print(`| a file in ${encoding}, median of ${FILES} | | | ${ms(medianOf(times))} |`);
  }
}
