import { beforeEach, describe, expect, test } from "vitest";
import { cookieIn, mailTo } from "#features/accounts/server/accounts.test-helper.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import { invite, keyMailedTo, registrationBy } from "#features/employees/server/employees.test-helper.ts";
import { countUnreadNotices } from "#features/notices/contract/calls.ts";
import { createCommunity } from "#features/operator-communities/contract/calls.ts";
import { activateAlumnus, registerAlumnus } from "#features/registration/contract/calls.ts";
import {
  invitedCodeOf,
  registrationOf,
  tokenMailedTo,
  typedPassword,
} from "#features/registration/server/register.test-helper.ts";
import { showProviderTerms } from "#features/terms/contract/calls.ts";
import { giveConsents, listOwedTerms } from "#features/terms/contract/consent-calls.ts";
import { agreeToAllTerms } from "#features/terms/server/agree.test-helper.ts";
import { takeEffect } from "#features/terms/server/office-terms.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const { kysely } = server.database;
const unei = server.as("unei");
const guest = server.as("guest");

const publish = async (content: string, based_on: number, effective_at?: string) =>
  (await unei.call(calls.createProviderVersion, { body: { content, based_on, effective_at } })).data;
const list = () => unei.call(calls.listProviderVersions);
const current = async () => (await guest.call(showProviderTerms, { params: { id: "current" } })).data;
const enter = (who: Who, id = aoba) => server.as(who).call(countUnreadNotices, { params: { id } });
const owedBy = async (who: Who, id = aoba) =>
  (await server.as(who).call(listOwedTerms, { params: { id } })).data.records;
const agree = (who: Who, version: number, id = aoba) =>
  server
    .as(who)
    .call(giveConsents, { params: { id }, body: { consents: [{ document: "provider", version }] } });
const shutOut = { code: "ERROR_TERMS_NOT_AGREED" };

beforeEach(async () => {
  await kysely.deleteFrom("consents").execute();
  await kysely.deleteFrom("terms_of_services").execute();
});

describe("the provider's terms", () => {
  test("have versions, the newest at the front, each with when it counts and who published it", async () => {
    await publish("第一版", 0);
    await publish("第二版", 1, "2040-01-01T00:00:00+09:00");
    expect((await list()).data.records).toMatchObject([
      { version: 2, is_effective: false, effective_at: "2039-12-31T15:00:00.000Z" },
      { version: 1, is_effective: true, published_by: "縁 運営" },
    ]);
    const one = await unei.call(calls.showProviderVersion, { params: { version: 2 } });
    expect(one.data).toMatchObject({ content: "第二版", published_by: "縁 運営" });
    await expect(unei.call(calls.showProviderVersion, { params: { version: 3 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("are not published over a version that another operator has published meanwhile", async () => {
    await publish("第一版", 0);
    await publish("第二版", 1);
    await expect(publish("別の第二版", 1)).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    const both = await Promise.allSettled([publish("甲", 2), publish("乙", 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await list()).data.records).toHaveLength(3);
  });

  test("have at most 50,000 characters", async () => {
    await expect(publish("あ".repeat(50_001), 0)).rejects.toMatchObject({
      faults: [{ message_code: "TOO_LONG", field: "content" }],
    });
  });

  test("ask whoever is logged in, in every community, who is asked once", async () => {
    await publish("第一版", 0);
    await agreeToAllTerms(kysely);
    await Promise.all([enter("hanako"), enter("misaki"), enter("yui", minato)]);
    const before = await list();
    expect(before.data.records).toMatchObject([{ agreed_count: before.bound_count }]);
    await publish("第二版", 1);
    for (const [who, id] of [
      ["hanako", aoba],
      ["misaki", aoba],
      ["yui", minato],
    ] as const) {
      await expect.poll(() => enter(who, id).catch((error) => error)).toMatchObject(shutOut);
      expect(await owedBy(who, id)).toMatchObject([
        { document: "provider", version: 2, content: "第二版", agreed: { version: 1, content: "第一版" } },
      ]);
      await agree(who, 2, id);
      await enter(who, id);
    }
    expect((await list()).data.records).toMatchObject([
      { version: 2, agreed_count: 3 },
      { version: 1, agreed_count: before.bound_count },
    ]);
  });

  test("which take effect later ask nobody before, and count nowhere", async () => {
    await publish("第一版", 0);
    await agreeToAllTerms(kysely);
    await publish("第二版", 1, "2026-11-22T00:00:00+09:00");
    await enter("hanako");
    expect(await current()).toMatchObject({ version: 1 });
    server.clock.advance({ hours: 12 });
    await takeEffect.run(server.services, {});
    await expect.poll(() => enter("hanako").catch((error) => error)).toMatchObject(shutOut);
    expect(await current()).toMatchObject({ version: 2 });
  });

  test("leave a trace in the operators' log", async () => {
    await publish("第一版", 0);
    const event = await kysely
      .selectFrom("operator_events")
      .select(["act", "target_kind", "target_id", "changes", "actor_name"])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      act: "createProviderVersion",
      target_kind: "providerTerms",
      target_id: 1,
      changes: { version: [0, 1], content: [null, "第一版"] },
      actor_name: "縁 運営",
    });
  });
});

test.each(["misaki", "hanako", "makoto"] as const)("%s publishes none", async (who) => {
  const body = { content: "規約", based_on: 0 };
  await expect(server.as(who).call(calls.createProviderVersion, { body })).rejects.toMatchObject({
    status: 403,
  });
  await expect(server.as(who).call(calls.listProviderVersions)).rejects.toMatchObject({ status: 403 });
});

/** What the screens send where the provider has published no terms. */
const noTerms = { consent_enishi: false, consent_enishi_version: 0 };
const unasked = { faults: [{ message_code: "AGREEMENT", field: "consent_enishi" }] };

describe("where the provider has published no terms", () => {
  test("an alumnus registers, and is asked once there are some", async () => {
    const code = await invitedCodeOf(server, "hanako", aoba);
    await guest.call(registerAlumnus, { body: registrationOf(code, "fuyu@example.jp", noTerms) });
    const token = await tokenMailedTo(server, "fuyu@example.jp");
    const activation = { body: { token, password: typedPassword } };
    const { headers } = await guest.send(activateAlumnus, activation);
    const fuyu = { area: "alumni", token: cookieIn(headers, sessionCookieName("alumni")) ?? "" } as const;
    const given = await kysely.selectFrom("consents").select("document").execute();
    expect(
      given.map(({ document }) => document),
      "nothing is agreed to that is not there",
    ).not.toContain("provider");
    expect(await owedBy(fuyu)).toEqual([]);
    await publish("第一版", 0);
    expect(await owedBy(fuyu)).toMatchObject([{ document: "provider", version: 1, agreed: null }]);
  });

  test("an employee registers and enters", async () => {
    const key = await invite(server, "misaki", aoba, { email: "natsu@example.jp" });
    const { headers } = await guest.send(registerEmployee, { body: registrationBy(key, noTerms) });
    const token = cookieIn(headers, sessionCookieName("community")) ?? "";
    await enter({ area: "community", token });
  });

  test("the first contractor of a community registers and enters", async () => {
    const body = {
      name: "春アルムナイ",
      corporation_name: "春商会",
      plan: "",
      member_limit: "50",
      email: "haru@example.jp",
      family_name: "春野",
      given_name: "花",
    };
    const { id } = (await unei.call(createCommunity, { body })).data;
    await mailTo(server, "haru@example.jp", /春アルムナイ/);
    const key = await keyMailedTo(server, "haru@example.jp");
    const registration = registrationBy(key, { ...noTerms, consent_community_version: 1 });
    const { headers } = await guest.send(registerEmployee, { body: registration });
    await enter({ area: "community", token: cookieIn(headers, sessionCookieName("community")) ?? "" }, id);
  });

  test("whoever was shown none has to agree where some were published meanwhile", async () => {
    const code = await invitedCodeOf(server, "hanako", aoba);
    const key = await invite(server, "misaki", aoba, { email: "yuki@example.jp" });
    await publish("第一版", 0);
    for (const changes of [noTerms, { consent_enishi: false }])
      await expect(
        guest.call(registerAlumnus, { body: registrationOf(code, "aki@example.jp", changes) }),
      ).rejects.toMatchObject(unasked);
    await expect(guest.call(registerEmployee, { body: registrationBy(key, noTerms) })).rejects.toMatchObject(
      unasked,
    );
  });
});
