import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkAlumnusRegistered } from "#features/registration/contract/calls.ts";
import { roomName } from "#kit/contract/live.ts";
import { castToken } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer, type TestServer } from "#kit/testing/test-server.ts";

const OFFICE = "203.0.113.7";
const ELSEWHERE = "198.51.100.9";

const bare = await startTestServer({ rateLimits: true });
const proxied = await startTestServer({ rateLimits: true, trustProxy: ["127.0.0.1", "10.0.0.0/8"] });
const [bareAddress, proxiedAddress] = [await bare.listen(), await proxied.listen()];
const sockets: { close: () => void }[] = [];
afterAll(() => {
  for (const socket of sockets) socket.close();
});

beforeAll(async () => {
  for (const { database, ids } of [bare, proxied])
    await database.kysely
      .updateTable("communities")
      .set({ ip_allow_list: [OFFICE] })
      .where("id", "=", ids.aoba)
      .execute();
});

/** Returns the answer to Hanako's call from an address, with this X-Forwarded-For. */
async function enterFrom(server: TestServer, remoteAddress: string, forwarded: string): Promise<string> {
  const answer = await server.app.inject({
    url: `/api/communities/${server.ids.aoba}`,
    remoteAddress,
    headers: { cookie: `enishi_alumni=${castToken("hanako")}`, "x-forwarded-for": forwarded },
  });
  return answer.statusCode === 200 ? "let in" : answer.json().error_message_code;
}

async function listenWith(server: TestServer, forwarded: string): Promise<boolean> {
  const address = server === bare ? bareAddress : proxiedAddress;
  const socket = await connectLive(address, "hanako", { "x-forwarded-for": forwarded });
  sockets.push(socket);
  return socket.join(roomName("community", server.ids.aoba));
}

describe("without a proxy", () => {
  test("nobody gets past the allow-list by claiming to come from inside", async () => {
    expect(await enterFrom(bare, ELSEWHERE, OFFICE)).toBe("ERROR_IP_ADDRESS_NOT_WHITELISTED");
    expect(await enterFrom(bare, OFFICE, ELSEWHERE)).toBe("let in");
    expect(await listenWith(bare, OFFICE)).toBe(false);
  });

  test("nobody gets more tries by claiming to be somebody else each time", async () => {
    const tries = Array.from({ length: 31 }, (_, i) => i);
    const statuses: number[] = [];
    for (const i of tries) {
      const headers = { "x-forwarded-for": `192.0.2.${i}` };
      const body = { email: `new-${i}@example.jp` };
      statuses.push((await bare.as("guest").send(checkAlumnusRegistered, { body, headers })).status);
    }
    expect(statuses).toEqual([...tries.slice(1).map(() => 200), 429]);
  });
});

describe("behind proxies that are listed", () => {
  test.each([
    ["the proxy itself says so", "10.0.0.5", OFFICE, "let in"],
    ["through two of them", "127.0.0.1", `${OFFICE}, 10.1.2.3`, "let in"],
    ["the visitor said so to the proxy", "10.0.0.5", `${OFFICE}, ${ELSEWHERE}`, "refused"],
    ["somebody else says so", ELSEWHERE, OFFICE, "refused"],
    ["what it says is no address", "10.0.0.5", "unknown", "refused"],
    ["it says nothing", "10.0.0.5", "", "refused"],
  ])("%s", async (_, remoteAddress, forwarded, expected) => {
    const outcome = await enterFrom(proxied, remoteAddress, forwarded);
    expect(outcome).toBe(expected === "let in" ? expected : "ERROR_IP_ADDRESS_NOT_WHITELISTED");
  });

  test("a live connection is judged alike", async () => {
    expect(await listenWith(proxied, OFFICE)).toBe(true);
  });

  test("a live connection of a visitor who lied to the proxy is not let in", async () => {
    expect(await listenWith(proxied, `${OFFICE}, ${ELSEWHERE}`)).toBe(false);
  });

  test("each visitor has tries of their own", async () => {
    const check = (visitor: string, email: string) => {
      const headers = { "x-forwarded-for": visitor };
      return proxied.as("guest").send(checkAlumnusRegistered, { body: { email }, headers });
    };
    for (let i = 0; i < 30; i += 1) await check("192.0.2.1", `new-${i}@example.jp`);
    expect((await check("192.0.2.1", "one-more@example.jp")).status).toBe(429);
    expect((await check("192.0.2.2", "another@example.jp")).status).toBe(200);
  });
});
