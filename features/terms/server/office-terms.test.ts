import { beforeEach, describe, expect, test } from "vitest";
import { countUnreadNotices } from "#features/notices/contract/calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showAlumniTerms } from "../contract/calls.ts";
import { giveConsents } from "../contract/consent-calls.ts";
import * as calls from "../contract/office-calls.ts";
import { agreeToAllTerms } from "./agree.test-helper.ts";
import { takeEffect } from "./office-terms.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const params = { id: aoba };
const { kysely } = server.database;

const publish = async (
  content: string,
  based_on: number,
  more: { tab?: calls.TermsTab; effective_at?: string } = {},
  who: PersonKey = "misaki",
) => {
  const body = { tab: "alumni" as const, content, based_on, ...more };
  return (await server.as(who).call(calls.createTermsVersion, { params, body })).data;
};
const versions = async (tab: calls.TermsTab = "alumni") =>
  (await server.as("makoto").call(calls.listTermsVersions, { params, query: { tab } })).data.records;
const agree = (who: PersonKey, version: number) =>
  server.as(who).call(giveConsents, { params, body: { consents: [{ document: "alumni", version }] } });
/** Any call inside the community: members who owe consent are refused it. */
const enter = (who: PersonKey) => server.as(who).call(countUnreadNotices, { params });
const shutOut = { code: "ERROR_TERMS_NOT_AGREED" };
const current = async () => (await server.as("guest").call(showAlumniTerms, { params })).data;

beforeEach(async () => {
  await kysely.deleteFrom("consents").execute();
  await kysely.deleteFrom("terms_of_services").execute();
});

describe("the terms of a community (R368, R505)", () => {
  test("have versions, the newest at the front, alumni's and employees' apart (R383, R412)", async () => {
    await publish("第一版", 0);
    await publish("第二版", 1);
    await publish("ご利用上の注意", 0, { tab: "employee" });
    await agreeToAllTerms(kysely);
    expect((await versions()).map(({ version }) => version)).toEqual([2, 1]);
    expect(await versions("employee")).toMatchObject([{ version: 1, is_effective: true, agreed_count: 4 }]);
    const one = { params: { ...params, version: 1 } };
    expect((await server.as("misaki").call(calls.showTermsVersion, one)).data.content).toBe("第一版");
    await expect(
      server.as("yui").call(calls.showTermsVersion, { params: { id: minato, version: 1 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("are not published over a version that somebody has published meanwhile", async () => {
    await publish("第一版", 0);
    await publish("第二版", 1, {}, "makoto");
    await expect(publish("別の第二版", 1)).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    const both = await Promise.allSettled([publish("甲", 2), publish("乙", 2, {}, "makoto")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await versions()).toHaveLength(3);
  });

  test("have at most 50,000 characters", async () => {
    await expect(publish("あ".repeat(50_001), 0)).rejects.toMatchObject({
      faults: [{ message_code: "TOO_LONG", field: "content" }],
    });
  });

  test("shut out whoever has not agreed, and the office sees who has", async () => {
    await publish("第一版", 0);
    await expect(enter("hanako")).rejects.toMatchObject(shutOut);
    await agree("hanako", 1);
    await enter("hanako");
    expect(await versions()).toMatchObject([{ agreed_count: 1 }]);
    const list = async (query: object) =>
      (await server.as("misaki").call(calls.listConsents, { params, query })).data.records;
    expect(await list({ tab: "alumni", agreed_version: 1 })).toMatchObject([
      { name: "佐藤 花子", version: 1, tab: "alumni" },
    ]);
    const without = await list({ tab: "alumni", agreed_version: 0 });
    expect(without.map(({ name }) => name)).toContain("鈴木 一郎");
    const file = await server.as("misaki").send(calls.listConsents.csv, { params });
    expect([file.status, new TextDecoder().decode(file.bytes)]).toEqual([
      200,
      expect.stringContaining("佐藤 花子"),
    ]);
  });

  test("which take effect tomorrow ask nobody today, and everybody tomorrow", async () => {
    await publish("第一版", 0);
    await agree("hanako", 1);
    await publish("第二版", 1, { effective_at: "2026-11-22T00:00:00+09:00" });
    expect(await versions()).toMatchObject([{ version: 2, is_effective: false }, { version: 1 }]);
    await enter("hanako");
    expect(await current()).toMatchObject({ version: 1 });
    server.clock.advance({ hours: 12 });
    await takeEffect.run(server.services, {});
    await expect.poll(() => enter("hanako").catch((error) => error)).toMatchObject(shutOut);
    expect(await current()).toMatchObject({ version: 2 });
    await expect(agree("hanako", 1)).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    await agree("hanako", 2);
    await enter("hanako");
  });
});
