import { features } from "#apps/server/features.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { type AnyCall, fillPath } from "#kit/contract/call.ts";
import { richTextDepth, richTextMarkup, richTextTags } from "#kit/contract/fields/limits.ts";
import { bodyLimit } from "#kit/server/http/body-limit.ts";
import { type Bounds, boundsOf } from "#kit/server/http/bounds.ts";
import { type BenchData, headersOf } from "../data.ts";
import { ms, print } from "../print.ts";
import { askProcess, type Running } from "../process.ts";
import { administratorToken, operatorToken, paramsOf, seedPeople } from "./callers.ts";

/** Of this many tries the shortest hold counts, since a busy machine adds to the others. */
const TRIES = 3;
const MB = 1024 * 1024;
const TARGET_MS = 100;

/** These cost most to measure and to normalise: segmenting, composing, white space, mark-up that never ends. */
const texts: Readonly<Record<string, string>> = {
  "letters to segment": "éa",
  "marks to compose": "ﾞか\u3099",
  "line breaks": "\n",
  "open tags": "<p><b><a href='",
  families: "👨‍👩‍👧‍👦",
};

type Hold = {
  readonly body: string;
  readonly holdMs: number;
  readonly status: number;
};

/** Sends every call with a body the worst of 1 MB; prints the longest holds of the event loop. */
export async function printBodies(server: Running, data: BenchData): Promise<void> {
  await seedPeople(data);
  // Calls that read most come first.
  const calls = features
    .flatMap(({ routes }) => routes.map(({ call }) => call))
    .filter(isSent)
    .sort((a, b) => bodyLimit(b) - bodyLimit(a));
  print("| call | reads kB | worst body | answer | longest hold ms |");
  print("|---|---|---|---|---|");
  const over: Hold[] = [];
  for (const call of calls) {
    const tried: Hold[] = [];
    for (const [body, sent] of worstBodies(call))
      tried.push(await measure(server, data, call, { body, sent }));
    const [worst] = tried.sort((a, b) => b.holdMs - a.holdMs);
    if (!worst) continue;
    if (worst.holdMs > TARGET_MS) over.push(worst);
    const { body, status, holdMs } = worst;
    print(
      `| ${call.method} ${call.path} | ${bodyLimit(call) / 1024} | ${body} | ${status} | ${ms(holdMs)} |`,
    );
  }
  print();
  print(`${calls.length} calls, ${over.length} of them over ${TARGET_MS} ms.`);
}

const isSent = ({ body, files }: AnyCall): boolean => body !== undefined && files === undefined;

/** Returns bodies as long as the call reads, and of 1 MB, which it does not read. */
function worstBodies(call: AnyCall): [what: string, body: string][] {
  const limit = bodyLimit(call);
  const bounds =
    call.body && !call.bodyType ? boundsOf(call.body, call.path) : { bytes: 2, values: 1, depth: 0 };
  const filled = Object.entries(texts).map(([what, text]): [string, string] => [
    `fields full of ${what}`,
    within(limit, (share) => JSON.stringify(fill(bounds, text, share))),
  ]);
  const names = Object.fromEntries(Array.from({ length: limit / 16 }, (_, n) => [`name${n}`, n]));
  return [
    ...filled,
    ...(call === createPost ? acceptedPosts() : []),
    ["one list of everything", `{"tags":[${'"a",'.repeat(limit / 4 - 8)}"a"]}`],
    ["fields of other names", JSON.stringify(names)],
    ["lists in lists", `{"a":${"[".repeat(limit / 2 - 8)}${"]".repeat(limit / 2 - 8)}}`],
    ["1 MB of one text", JSON.stringify({ text: "あ".repeat(MB / 3 - 8) })],
  ];
}

/** Returns accepted mark-up, which is sanitised and stored too, with the most tags and the deepest nesting allowed. */
const acceptedPosts = (): [what: string, body: string][] => {
  const nested = ([open, close]: readonly [string, string]) =>
    (open.repeat(richTextDepth) + close.repeat(richTextDepth)).repeat(
      Math.floor(Math.min(richTextTags / 2, richTextMarkup / (open.length + close.length)) / richTextDepth),
    );
  const marked = [
    ["<b>", "</b>"],
    ["<p>", "</p>"],
    ["<ul>", "</ul>"],
    ["<x>", "</x>"],
  ] as const;
  const links = "<a href='x'></a>".repeat(3_000);
  return [...marked.map(nested), links, "&amp;".repeat(4_000), "<br>".repeat(richTextTags)].map((content) => {
    const post = { client_id: crypto.randomUUID(), content_type: 1, title: "計測", content: `${content}x` };
    return [`a post of ${JSON.stringify(content.slice(0, 3))}`, JSON.stringify(post)];
  });
};

/** Returns the fullest body that still fits: its fields are halved until it does. */
function within(limit: number, make: (share: number) => string): string {
  for (let share = 1; ; share /= 2) {
    const made = make(share);
    if (Buffer.byteLength(made) <= limit) return made;
  }
}

/** Returns a value that fills the contract's bounds, as far as lengths go. */
function fill(bounds: Bounds, text: string, share: number): unknown {
  const { fields, list } = bounds;
  if (fields) return Object.fromEntries([...fields].map(([name, inner]) => [name, fill(inner, text, share)]));
  if (list) return Array.from({ length: list.most }, () => fill(list.element, text, share));
  const most = Math.floor((bounds.text?.most ?? 0) * share);
  return most > 0 ? text.repeat(most / text.length) : 1;
}

async function measure(
  server: Running,
  data: BenchData,
  call: AnyCall,
  { body, sent }: { readonly body: string; readonly sent: string },
): Promise<Hold> {
  const holds: number[] = [];
  let status = 0;
  for (let n = 0; n < TRIES; n += 1) {
    await askProcess(server, "hold");
    const answer = await fetch(`${server.url}/api${fillPath(call.path, paramsOf(call))}`, {
      method: call.method,
      headers: { ...headersFor(call, data), "content-type": call.bodyType ?? "application/json" },
      body: sent,
    }).catch(() => undefined);
    // A server that stops reading may close the connection while the rest is being sent.
    await answer?.arrayBuffer();
    status = answer?.status ?? status;
    holds.push((await askProcess(server, "hold")).holdMs);
  }
  return { body, status, holdMs: Math.min(...holds) };
}

function headersFor({ access }: AnyCall, { token }: BenchData): Record<string, string> {
  if (access === "public") return headersOf();
  if (access === "operator") return headersOf(operatorToken, "operator");
  const isAlumnus = access === "account" || access === "member" || access.startsWith("alumnus");
  return isAlumnus ? headersOf(token) : headersOf(administratorToken, "community");
}
