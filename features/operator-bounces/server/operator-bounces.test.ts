import { beforeEach, describe, expect, test } from "vitest";
import { addressKey, noteReturned, stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

const server = await startTestServer();
const { services, clock } = server;
const db = server.database.kysely;
const unei = server.as("unei");
const HANAKO = cast.hanako.email;

beforeEach(() => db.deleteFrom("bouncing_addresses").execute());

/** A mail sent now comes back. */
const comesBack = (email: string, failure: "permanent" | "temporary" = "permanent") =>
  inTransaction(services, (work) =>
    noteReturned(work, addressKey(services.secret, email), { failure, mailSentAt: clock.now() }),
  );
const list = async (query = {}) => (await unei.call(calls.listBouncingPeople, { query })).data.records;
const lookUp = async (email: string) => (await unei.call(calls.lookUpAddress, { body: { email } })).data;
const resume = (bounce_id: number, stopped_at: string) =>
  unei.call(calls.deliverAgain, { params: { bounce_id }, body: { stopped_at } });
async function arrives(to: string): Promise<boolean> {
  const subject = `letter ${(await server.mails()).length}`;
  await inTransaction(services, async ({ enqueue }) =>
    enqueue(sendMail, { to, subject, text: "text", html: "<p>text</p>" }),
  );
  await server.drainJobs();
  return (await server.mails()).some((mail) => mail.subject === subject);
}

describe("people whose mail comes back", () => {
  test("are listed across communities with since when, why, and whether mail is stopped", async () => {
    await comesBack(HANAKO);
    await comesBack(cast.ken.email, "temporary");
    const rows = await list({ email: "asc" });
    expect(rows.find(({ email }) => email === HANAKO)).toMatchObject({
      name: expect.stringContaining("花子"),
      community: "青葉製作所アルムナイ",
      state: "stopped",
      cause: "permanent",
      failing_since: clock.now().toISOString(),
    });
    expect(rows.find(({ email }) => email === cast.ken.email)).toMatchObject({
      state: "watched",
      cause: "temporary",
      stopped_at: null,
    });
    expect(rows.map(({ email }) => email)).not.toContain(cast.ichiro.email);
  });

  test("are stopped for a temporary reason after four days", async () => {
    for (let day = 1; day <= 4; day += 1) {
      await comesBack(HANAKO, "temporary");
      clock.advance({ days: 1 });
    }
    expect(await list({ state: "stopped" })).toMatchObject([{ email: HANAKO, cause: "temporary" }]);
  });

  test("are found by name, address, community, state and day", async () => {
    await comesBack(HANAKO);
    const found = async (query: object) => (await list(query)).length > 0;
    expect(await found({ info: "花子" })).toBe(true);
    expect(await found({ address: HANAKO.slice(0, 5), in_community: "青葉" })).toBe(true);
    expect(await found({ in_community: "どこにもない" })).toBe(false);
    expect(await found({ state: "watched" })).toBe(false);
    expect(await found({ cause: "permanent" })).toBe(true);
    expect(await found({ since_to: "2020-01-01" })).toBe(false);
  });

  test("are counted by community and day; an address of no member stands by itself", async () => {
    await comesBack(HANAKO);
    await comesBack("stranger@example.jp");
    const { records } = (await unei.call(calls.listBouncesByDay, { query: {} })).data;
    const aoba = records.find(({ community }) => community === "青葉製作所アルムナイ");
    expect(aoba).toMatchObject({ addresses: 1, stopped: 1 });
    expect(records.find(({ community }) => community === null)).toMatchObject({ addresses: 1, stopped: 1 });
    expect(JSON.stringify(records)).not.toContain("stranger");
  });
});

describe("an address that is looked up", () => {
  test("is known however it is written, with since when and why", async () => {
    await comesBack("stranger@example.jp");
    expect(await lookUp(" Ｓtranger@Example.jp")).toMatchObject({
      state: "stopped",
      cause: "permanent",
      failing_since: clock.now().toISOString(),
      communities: [],
    });
    await comesBack(HANAKO, "temporary");
    expect(await lookUp(HANAKO)).toMatchObject({
      state: "watched",
      cause: "temporary",
      communities: expect.arrayContaining(["青葉製作所アルムナイ"]),
    });
  });

  test("is unknown where no mail has come back", async () => {
    expect(await lookUp("nobody@example.jp")).toMatchObject({
      bounce_id: null,
      state: "unknown",
      cause: null,
    });
  });

  test("has to be whole", async () => {
    await expect(lookUp("hanako@")).rejects.toMatchObject({ faults: [{ field: "email" }] });
  });
});

describe("delivering again", () => {
  test("lets mail go to the address until it comes back again, and is in the log without the address", async () => {
    await comesBack(HANAKO);
    expect(await arrives(HANAKO)).toBe(false);
    const { bounce_id, stopped_at } = await lookUp(HANAKO);
    await resume(bounce_id ?? 0, stopped_at ?? "");
    expect(await lookUp(HANAKO)).toMatchObject({ state: "works", cause: null });
    expect(await arrives(HANAKO)).toBe(true);
    const event = await db
      .selectFrom("operator_events")
      .selectAll()
      .where("act", "=", "deliverAgain")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ target_kind: "bouncingAddress", target_id: bounce_id });
    expect(JSON.stringify(event)).not.toContain("hanako");
    clock.advance({ minutes: 1 });
    await comesBack(HANAKO);
    expect(await arrives(HANAKO)).toBe(false);
  });

  test("sent twice is done once; whoever has seen an earlier stop is told", async () => {
    await comesBack(HANAKO);
    const { bounce_id, stopped_at } = await lookUp(HANAKO);
    const again = () => resume(bounce_id ?? 0, stopped_at ?? "");
    await again();
    await again();
    clock.advance({ minutes: 1 });
    await comesBack(HANAKO);
    await expect(again()).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    expect(await stoppedSince({ db, services }, HANAKO)).toEqual(clock.now());
  });
});

test.each(["guest", "hanako", "ken", "misaki", "makoto"] as const)(
  "%s sees and changes nothing",
  async (who) => {
    await comesBack(HANAKO);
    const { bounce_id, stopped_at } = await lookUp(HANAKO);
    const caller = server.as(who);
    for (const refused of [
      caller.send(calls.listBouncingPeople),
      caller.send(calls.listBouncesByDay),
      caller.send(calls.lookUpAddress, { body: { email: HANAKO } }),
      caller.send(calls.deliverAgain, { params: { bounce_id: bounce_id ?? 0 }, body: { stopped_at } }),
    ])
      expect((await refused).status).toBe(who === "guest" ? 401 : 403);
    expect((await lookUp(HANAKO)).state).toBe("stopped");
  },
);
