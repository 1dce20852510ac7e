import { gzipSync } from "node:zlib";
import type { AnyCall } from "#kit/contract/call.ts";

export type OddRequest = {
  readonly about: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly path?: (path: string) => string;
  readonly payload?: string | Buffer;
};

const json = { "content-type": "application/json" };

const bodies: readonly OddRequest[] = [
  ...'{|[|{"a":|nul|"|\u0000|{}{}|[]|null|1|"text"|true'.split("|").map((payload) => ({
    about: `the body ${JSON.stringify(payload)}`,
    headers: json,
    payload,
  })),
  { about: "an empty body", headers: json, payload: "" },
  { about: "a prototype", headers: json, payload: '{"__proto__":{"a":1},"constructor":{"prototype":{}}}' },
  { about: "a deep body", headers: json, payload: `${"[".repeat(20_000)}${"]".repeat(20_000)}` },
  { about: "a wide body", headers: json, payload: `[${"[],".repeat(3_000)}[]]` },
  { about: "a body of no UTF-8", headers: json, payload: Buffer.from([0x22, 0xff, 0xc0, 0x22]) },
  { about: "a body of UTF-16", headers: json, payload: Buffer.from('{"a":1}', "utf16le") },
  { about: "more than may be sent", headers: json, payload: `"${"a".repeat(1024 * 1024)}"` },
];

const types: readonly OddRequest[] = [
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "message/rfc822",
  "application/json; charset=utf-16",
  "application/json;;;",
  "nonsense",
  ";",
].map((type) => ({ about: `the type ${type}`, headers: { "content-type": type }, payload: "{}" }));

const encodings: readonly OddRequest[] = [
  ["gzip", "{}"],
  ["deflate", "{}"],
  ["br", "{}"],
  ["zstd", "{}"],
  ["nonsense", "{}"],
  ["gzip, gzip", gzipSync("{}")],
  ["gzip", gzipSync("{}").subarray(0, 12)],
].map(([encoding, payload]) => ({
  about: `the encoding ${encoding}`,
  headers: { ...json, "content-encoding": `${encoding}` },
  payload: payload ?? "",
}));

const queries: readonly OddRequest[] = [
  "a[]=1&a[b]=2",
  "%",
  "%00=%00",
  "%ff=%ff",
  "page=%ED%A0%80&q=%ED%A0%80",
  "page=1&page=2&q=a&q=b&post_id=1&post_id=2&community_id=1&community_id=2",
  "__proto__=1&constructor=2&toString=3",
  "&&==&=&",
  "request_path=1&request_path=2",
  `q=${"a".repeat(8_000)}`,
].map((query) => ({ about: `the query ${query.slice(0, 40)}`, query }));

const paths: readonly OddRequest[] = [
  ["a broken escape", "%"],
  ["half an escape", "%e3%81"],
  ["a slash in an escape", "%2f"],
  ["a NUL", "%00"],
  ["a surrogate", "%ED%A0%80"],
  ["dots", ".."],
  ["a long one", "9".repeat(400)],
].map(([about, end]) => ({
  about: `a path with ${about}`,
  path: (path) => path.replace(/[^/]*$/, `${end}`),
}));

const headerValues = [
  "",
  "a".repeat(2_000),
  "\u00ff\u0080",
  ",,;;==",
  "0x10",
  "-1",
  "[object Object]",
  '"%00"',
];
const headers: readonly OddRequest[] = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cookie",
  "content-length",
  "host",
  "if-modified-since",
  "if-none-match",
  "origin",
  "range",
  "sec-fetch-site",
  "user-agent",
  "x-csrf-token",
  "x-enishi-area",
  "x-forwarded-for",
  "x-requested-with",
].map((name, index) => {
  const value = headerValues[index % headerValues.length] ?? "";
  return { about: `the header ${name}: ${value.slice(0, 20)}`, headers: { [name]: value } };
});

/** Returns requests that our browser code would never make, for any call. */
export const oddRequests = (call: AnyCall): readonly OddRequest[] => [
  ...queries,
  ...headers,
  ...(call.path.includes("{") ? paths : []),
  ...(call.method === "GET" ? [] : [...bodies, ...types, ...encodings]),
];
