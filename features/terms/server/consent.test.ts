import { beforeEach, describe, expect, test } from "vitest";
import { listCommunities, showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { ROOM_CLOSED, roomName } from "#kit/contract/live.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { showAlumniTerms, showProviderTerms } from "../contract/calls.ts";
import { giveConsents, listOwedTerms } from "../contract/consent-calls.ts";
import type { TermsDocument } from "../contract/views.ts";
import { agreeToAllTerms } from "./agree.test-helper.ts";
import { publishTerms } from "./index.ts";

const server = await startTestServer();
const address = await server.listen();
const { aoba, minato } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };
const MONTH_MS = 30 * DAY_MS;

const publish = (document: TermsDocument, content: string, communityId: number | null = aoba) =>
  publishTerms({ db: kysely, now: server.clock.now() }, { communityId, document, content });
const agree = (who: PersonKey, consents: { document: TermsDocument; version: number }[]) =>
  server.as(who).call(giveConsents, { params, body: { consents } });
const owedBy = async (who: PersonKey) =>
  (await server.as(who).call(listOwedTerms, { params })).data.records.map(
    ({ document, version }) => `${document} ${version}`,
  );
const statusOf = async (who: PersonKey) => (await server.as(who).send(showCommunity, { params })).status;
const notAgreed = { status: 403, code: "ERROR_TERMS_NOT_AGREED" };

beforeEach(async () => {
  await kysely.deleteFrom("consents").execute();
  await kysely.deleteFrom("terms_of_services").execute();
  await publish("alumni", "会員規約 第一版");
  await publish("employee", "ご利用上の注意 第一版");
  await publish("provider", "利用規約 第一版", null);
  await agreeToAllTerms(kysely);
  await until("everybody is let in", async () => (await statusOf("hanako")) === 200);
});

describe("a new version of a community's terms", () => {
  test("shuts the community to those it binds until they agree, and to nobody else", async () => {
    await publish("alumni", "会員規約 第二版");
    await until("Hanako is shut out", async () => (await statusOf("hanako")) === 403);
    for (const call of [showCommunity, listPosts])
      await expect(server.as("hanako").call(call, { params })).rejects.toMatchObject(notAgreed);
    expect([await statusOf("ken"), await statusOf("misaki")]).toEqual([200, 200]);
    await agree("hanako", [{ document: "alumni", version: 2 }]);
    expect([await statusOf("hanako"), await statusOf("ichiro")]).toEqual([200, 403]);
  });

  test("is shown beside the version that was agreed to, and the lobby and the terms stay open (R129)", async () => {
    const agreedAt = server.clock.now();
    server.clock.advance({ days: 30 });
    await publish("alumni", "会員規約 第二版");
    const publishedAt = server.clock.now();
    const { data } = await server.as("hanako").call(listOwedTerms, { params });
    expect(data).toEqual({
      community: {
        id: aoba,
        name: "青葉製作所アルムナイ",
        theme: expect.objectContaining({ on_accent: "#ffffff" }),
      },
      records: [
        {
          document: "alumni",
          version: 2,
          created_at: publishedAt.toISOString(),
          content: "会員規約 第二版",
          agreed: { version: 1, agreed_at: agreedAt.toISOString(), content: "会員規約 第一版" },
        },
      ],
    });
    const lobby = await server.as("hanako").call(listCommunities);
    expect(lobby.data.records).toMatchObject([{ id: aoba, can_enter: true }]);
    await server.as("hanako").call(showAlumniTerms, { params });
    await server.as("hanako").call(showProviderTerms, { params: { id: "current" } });
  });

  test("that came after the one being read has to be read first", async () => {
    await publish("alumni", "会員規約 第二版");
    expect(await owedBy("hanako")).toEqual(["alumni 2"]);
    await publish("alumni", "会員規約 第三版");
    const late = agree("hanako", [{ document: "alumni", version: 2 }]);
    await expect(late).rejects.toMatchObject({ status: 400, code: "ERROR_STATUS_HAS_CHANGED" });
    expect(await owedBy("hanako")).toEqual(["alumni 3"]);
    const { data } = await server.as("hanako").call(listOwedTerms, { params });
    expect(data.records[0]?.agreed).toMatchObject({ version: 1 });
  });

  test("is agreed to once, though two tabs ask at the same moment", async () => {
    await publish("alumni", "会員規約 第二版");
    const consents = [{ document: "alumni" as const, version: 2 }];
    await Promise.all([agree("hanako", consents), agree("hanako", consents)]);
    await agree("hanako", consents);
    const rows = await kysely
      .selectFrom("consents")
      .select(["version", "agreed_at"])
      .where("account_id", "=", server.ids.account.hanako)
      .where("document", "=", "alumni")
      .orderBy("version")
      .execute();
    expect(rows).toEqual([
      { version: 1, agreed_at: server.clock.now() },
      { version: 2, agreed_at: server.clock.now() },
    ]);
  });

  test("refuses what was being written, and takes it once agreed to", async () => {
    const form = {
      client_id: crypto.randomUUID(),
      content_type: 1,
      title: "規約の改定のあいだに書いていた話",
      content: "<p>長い話</p>",
    };
    const send = () => server.as("ichiro").call(createPost, { params, body: form });
    await publish("alumni", "会員規約 第二版");
    await until("Ichiro is shut out", async () => (await statusOf("ichiro")) === 403);
    await expect(send()).rejects.toMatchObject(notAgreed);
    await agree("ichiro", [{ document: "alumni", version: 2 }]);
    expect((await send()).data.title).toBe(form.title);
  });

  test("closes live rooms at once, and agreeing opens them", async () => {
    const room = roomName(COMMUNITY_ROOM, aoba);
    const [hanako, ken] = [await connectLive(address, "hanako"), await connectLive(address, "ken")];
    for (const live of [hanako, ken]) expect(await live.join(room)).toBe(true);
    await publish("alumni", "会員規約 第二版");
    expect((await hanako.until(ROOM_CLOSED)).map(({ payload }) => payload)).toEqual([room]);
    expect(await hanako.join(room)).toBe(false);
    await agree("hanako", [{ document: "alumni", version: 2 }]);
    expect(await hanako.join(room)).toBe(true);
    expect(ken.heard(ROOM_CLOSED)).toEqual([]);
    hanako.close();
    ken.close();
  });

  test("does not count as agreed to by a number that was given before it was there", async () => {
    await kysely
      .insertInto("consents")
      .values({
        account_id: server.ids.account.hanako,
        community_id: aoba,
        document: "alumni",
        version: 2,
        agreed_at: new Date(server.clock.now().getTime() - MONTH_MS),
      })
      .execute();
    await publish("alumni", "会員規約 第二版");
    expect(await owedBy("hanako")).toEqual(["alumni 2"]);
    await agree("hanako", [{ document: "alumni", version: 2 }]);
    expect(await owedBy("hanako")).toEqual([]);
  });
});

describe("a new version of the provider's terms", () => {
  test("asks everybody in every community, once for all of theirs", async () => {
    await publish("provider", "利用規約 第二版", null);
    await until("Hanako is shut out", async () => (await statusOf("hanako")) === 403);
    for (const who of ["hanako", "ken", "misaki", "makoto"] as const) {
      await expect(server.as(who).call(showCommunity, { params })).rejects.toMatchObject(notAgreed);
      expect(await owedBy(who)).toEqual(["provider 2"]);
    }
    await expect(server.as("ren").call(showCommunity, { params: { id: minato } })).rejects.toMatchObject(
      notAgreed,
    );
    await agree("makoto", [{ document: "provider", version: 2 }]);
    expect([await statusOf("makoto"), await statusOf("ken")]).toEqual([200, 403]);
  });

  test("is asked for together with the community's; agreeing to one alone does not let in", async () => {
    await publish("provider", "利用規約 第二版", null);
    await publish("alumni", "会員規約 第二版");
    expect(await owedBy("hanako")).toEqual(["provider 2", "alumni 2"]);
    await agree("hanako", [{ document: "provider", version: 2 }]);
    expect(await statusOf("hanako")).toBe(403);
    await agree("hanako", [{ document: "alumni", version: 2 }]);
    expect(await statusOf("hanako")).toBe(200);
  });
});

describe("what one has to agree to", () => {
  test("can be read by those who wait or are paused, and is absent for strangers and who has left", async () => {
    await publish("alumni", "会員規約 第二版");
    for (const who of ["sho", "aoi"] as const) expect(await owedBy(who)).toEqual(["alumni 2"]);
    for (const [who, status] of [
      ["nao", 404],
      ["ren", 404],
      ["unei", 403],
    ] as const) {
      await expect(server.as(who).call(listOwedTerms, { params })).rejects.toMatchObject({ status });
      const consent = agree(who, [{ document: "alumni", version: 2 }]);
      await expect(consent).rejects.toMatchObject({ status });
    }
    await expect(server.as("guest").call(listOwedTerms, { params })).rejects.toMatchObject({ status: 401 });
  });

  test("is what binds one's own kind: an alumnus cannot agree to the employees' terms", async () => {
    await publish("employee", "ご利用上の注意 第二版");
    await agree("hanako", [{ document: "employee", version: 2 }]);
    const rows = await kysely
      .selectFrom("consents")
      .select("id")
      .where("account_id", "=", server.ids.account.hanako)
      .where("document", "=", "employee")
      .execute();
    expect(rows).toEqual([]);
  });
});
