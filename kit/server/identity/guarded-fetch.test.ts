import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { AddressRefused, guardedFetch, isPrivateAddress } from "./guarded-fetch.ts";

const server = createServer((request, response) => {
  if (request.url === "/away") return response.writeHead(302, { location: "/here" }).end();
  if (request.url === "/long") return response.end("x".repeat(600 * 1024));
  return response.setHeader("content-type", "application/json").end(JSON.stringify({ at: request.url }));
});
await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

const get = (url: string, mayReachPrivate: boolean) =>
  guardedFetch(mayReachPrivate)(url, { method: "GET", headers: {}, body: undefined, redirect: "manual" });

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "[::1]",
  "::ffff:10.0.0.1",
  "fe80::1",
  "fd00::1",
  "64:ff9b::a00:1",
  "2002:a00:1::1",
])("%s is private", (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(["8.8.8.8", "172.32.0.1", "2404:6800:4004::1"])("%s is public", (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);

describe("in production", () => {
  test.each([
    ["this machine", () => here],
    ["this machine by its name", () => here.replace("127.0.0.1", "localhost")],
    ["a name that leads to this machine", () => "https://localhost:1/"],
    ["an address of the machine's network", () => "https://10.0.0.1/"],
    ["the address of cloud metadata", () => "https://169.254.169.254/latest"],
    ["an address written as a number", () => "https://2130706433/"],
    ["IPv6", () => "https://[::1]/"],
    ["plain http", () => "http://example.com/"],
    ["another scheme", () => "file:///etc/passwd"],
  ])("%s is not reached", async (_, url) => {
    const thrown: unknown = await get(url(), false).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(TypeError);
    expect((thrown as TypeError).cause).toBeInstanceOf(AddressRefused);
  });
});

describe("on this machine alone", () => {
  test("it answers like fetch", async () => {
    const answer = await get(`${here}/here`, true);
    expect([answer.status, await answer.json()]).toEqual([200, { at: "/here" }]);
  });

  test("a redirect is not followed", async () => {
    expect((await get(`${here}/away`, true)).status).toBe(302);
  });

  test("an answer that does not end soon is given up", async () => {
    await expect(get(`${here}/long`, true)).rejects.toThrow(TypeError);
  });
});
