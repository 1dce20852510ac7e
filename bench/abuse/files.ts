import { features } from "#apps/server/features.ts";
import {
  checkImport,
  createImport,
  downloadRefused,
  readImportAgain,
} from "#features/people-imports/contract/calls.ts";
import { type AnyCall, fillPath } from "#kit/contract/call.ts";
import { blackRows, craftPng } from "#kit/server/images/test-pictures.test-helper.ts";
import { type BenchData, headersOf } from "../data.ts";
import { ms, print } from "../print.ts";
import { askProcess, type Hold, type Running } from "../process.ts";
import { administratorToken, paramsOf, seedPeople } from "./callers.ts";

/** Of this many tries the shortest hold counts, since a busy machine adds to the others. */
const TRIES = 3;
const TARGET_MS = 50;
const MB = 1024 * 1024;
const LARGEST = 20 * MB;

/** Returns the text over and over, as long as a file may be. */
const full = (text: string): string => text.repeat(Math.floor(LARGEST / Buffer.byteLength(text)));
const row = (cell: string, cells = 50): string => `${Array(cells).fill(cell).join()}\n`;
const table = (heading: string, line: (at: number) => string): string =>
  `${heading}\n${Array.from({ length: 10_000 }, (_, at) => line(at)).join("\n")}`;

/** These cost most to tell the encoding, the rows, the columns and the damage of. */
const csvs = (): Readonly<Record<string, string>> => ({
  "line feeds": "\n".repeat(LARGEST),
  commas: ",".repeat(LARGEST),
  "an open quote": `"${"x".repeat(LARGEST - 1)}`,
  "quotes in quotes": full('"""",'),
  "headings of brackets": `${row("（".repeat(1_000))}${full(row("a"))}`.slice(0, LARGEST),
  "headings of notes": row("（必須".repeat(300)).repeat(20),
  "addresses of dots": row(`a@${".".repeat(998)}`).repeat(20),
  "50 short columns": table("メール,姓,名", (at) => `a${at}@example.jp,木村,花,${row("x", 45).trim()}`),
  "10,000 full rows": table("メール,姓,名,社員番号,入社日,部署", (at) =>
    [
      `a${at}@example.jp`,
      "ｷ".repeat(150),
      "花".repeat(300),
      "０".repeat(100),
      "一".repeat(100),
      "あ".repeat(20),
    ].join(),
  ),
});

const pictures = (): Readonly<Record<string, Uint8Array>> => ({
  "1920 × 16383, one bit": craftPng(1_920, 16_383, blackRows(1_920, 16_383)),
  "20 MB of zeros behind the beginning of a JPEG": Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.alloc(LARGEST - 4),
  ]),
});

type Sent = { readonly what: string; readonly call: AnyCall; readonly send: () => Promise<Response> };

/** Sends every call that takes files the worst ones of 20 MB; prints how long each held the event loop. */
export async function printFiles(server: Running, data: BenchData): Promise<void> {
  await seedPeople(data);
  const calls = features.flatMap(({ routes }) => routes.map(({ call }) => call)).filter(({ files }) => files);
  print("| call | file | answer | hold ms | of which processor ms |");
  print("|---|---|---|---|---|");
  let over = 0;
  const say = async (sent: Sent) => {
    const { cpuMs } = await measure(server, sent);
    if (cpuMs > TARGET_MS) over += 1;
  };
  for (const call of calls)
    for (const [what, content] of Object.entries(call === createImport ? csvs() : pictures()))
      await say({ what, call, send: () => sendFile(server, data, call, content) });
  for (const [what, content] of Object.entries(csvs()))
    for (const sent of await readOnwards(server, data, content)) await say({ ...sent, what });
  print();
  print(`${calls.length} calls with files, ${over} holds over ${TARGET_MS} ms of the thread itself.`);
}

const headersFor = (call: AnyCall, { token }: BenchData) =>
  call === createImport
    ? headersOf(administratorToken, "community")
    : headersOf(call.access === "public" ? undefined : token);

function sendFile(server: Running, data: BenchData, call: AnyCall, content: string | Uint8Array) {
  const form = new FormData();
  if (call === createImport) form.set("kind", "employees");
  const name = call === createImport ? "people.csv" : "picture.png";
  for (const field of call.files ?? []) form.set(field, new File([content as string], name));
  return fetch(`${server.url}/api${fillPath(call.path, paramsOf(call))}`, {
    method: call.method,
    headers: headersFor(call, data),
    body: form,
  });
}

/** Reads the file and returns what is asked of it next; nothing where it is refused. */
async function readOnwards(server: Running, data: BenchData, content: string) {
  const answer = await sendFile(server, data, createImport, content);
  const { data: one } = (await answer.json()) as { data: { id: number; mapping: unknown[] } };
  if (!answer.ok) return [];
  const fields = ["email", "family_name", "given_name", "employee_id", "enrollment_start_period"];
  const mapping = one.mapping.map((_, at) => fields[at] ?? null);
  const ask = (call: AnyCall, body?: object) => () =>
    fetch(`${server.url}/api${fillPath(call.path, { id: data.communityId, import_id: one.id })}`, {
      method: call.method,
      headers: { ...headersOf(administratorToken, "community"), "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  const choices = { has_header: true, mapping, empty: "leave", mends: [] };
  return [
    { call: readImportAgain, send: ask(readImportAgain, { encoding: "shift_jis" }) },
    { call: readImportAgain, send: ask(readImportAgain, { encoding: null }) },
    { call: checkImport, send: ask(checkImport, choices) },
    { call: downloadRefused, send: ask(downloadRefused) },
  ];
}

async function measure(server: Running, { what, call, send }: Sent): Promise<Hold> {
  const holds: Hold[] = [];
  let status = 0;
  for (let n = 0; n < TRIES; n += 1) {
    await askProcess(server, "hold");
    const answer = await send().catch(() => undefined);
    await answer?.arrayBuffer();
    status = answer?.status ?? status;
    holds.push(await askProcess(server, "hold"));
  }
  const [best = { holdMs: 0, cpuMs: 0 }] = holds.sort((a, b) => a.cpuMs - b.cpuMs);
  print(`| ${call.method} ${call.path} | ${what} | ${status} | ${ms(best.holdMs)} | ${ms(best.cpuMs)} |`);
  return best;
}
