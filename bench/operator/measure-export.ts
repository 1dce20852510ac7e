import { createHash } from "node:crypto";
import * as calls from "#features/operator-closings/contract/calls.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { castPassword, castToken, communities } from "#kit/testing/cast.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { print } from "../print.ts";
import { askProcess, type Running } from "../process.ts";

const MIB = 2 ** 20;
/** The memory of the process is looked at this often while it exports. */
const LOOK_MS = 250;

/** Exports a small community and then the large one, and tells how long each took and how much the process grew. */
export async function measureExport(server: Running): Promise<void> {
  print("| community | rows | s | MiB | memory before, MiB | at most in each quarter of the time, MiB |");
  print("|---|---|---|---|---|---|");
  await exportOne(server, 2, communities.minato.name);
  await exportOne(server, 1, communities.aoba.name);
}

async function exportOne(server: Running, community_id: number, name: string): Promise<void> {
  const unei = createHttpClient(server.url, "unei");
  const params = { community_id };
  await unei.call(calls.beginClosing, { params, body: { name } });
  const body = { current_password: castPassword };
  const { ticket } = (await unei.call(calls.prepareClosingExport, { params, body })).data;
  const memory = async () => (await askProcess(server, "memory")).rss;
  const before = await memory();
  const looks: number[] = [];
  let bytes = 0;
  let looked = performance.now();
  const from = performance.now();
  const path = calls.exportCommunity.path.replace("{community_id}", String(community_id));
  const answer = await fetch(`${server.url}/api${path}?ticket=${encodeURIComponent(ticket)}`, {
    headers: {
      cookie: `${sessionCookieName("operator")}=${castToken("unei")}`,
      "x-requested-with": "XMLHttpRequest",
      "x-enishi-area": "operator",
    },
  });
  const hash = createHash("sha256");
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    hash.update(chunk);
    if (performance.now() - looked < LOOK_MS) continue;
    looked = performance.now();
    looks.push(await memory());
  }
  const seconds = (performance.now() - from) / 1_000;
  const { closing } = (await unei.call(calls.showClosing, { params })).data;
  if (closing?.export?.sha256 !== hash.digest("hex")) throw new Error("The file is not the recorded one.");
  const quarters = [0, 1, 2, 3].map((n) =>
    looks.slice(Math.floor((n * looks.length) / 4), Math.floor(((n + 1) * looks.length) / 4)),
  );
  const most = quarters.map((quarter) => (Math.max(before, ...quarter) / MIB).toFixed(0)).join(", ");
  print(
    `| ${name} | ${closing.export.rows} | ${seconds.toFixed(1)} | ${(bytes / MIB).toFixed(1)} | ${(before / MIB).toFixed(0)} | ${most} |`,
  );
}
