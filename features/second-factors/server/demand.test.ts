import { beforeEach, describe, expect, test } from "vitest";
import { mailTo } from "#features/accounts/server/accounts.test-helper.ts";
import { listCommunities, showCommunity } from "#features/communities/contract/calls.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { removeAuthenticatorApp, setDemand, showDemand, showSecondFactors } from "../contract/calls.ts";
import { createAuthenticator } from "./authenticator.test-helper.ts";
import { setUpApp, setUpPasskey } from "./second-factors.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const demand = (who: PersonKey, demands_second_factor: boolean, id = aoba) =>
  server.as(who).call(setDemand, {
    params: { id },
    body: { demands_second_factor, current_password: castPassword },
  });
const enters = async (who: PersonKey, id = aoba) =>
  (await server.as(who).send(showCommunity, { params: { id } })).body as { error_message_code?: string };

beforeEach(async () => {
  const { kysely } = server.database;
  await kysely.deleteFrom("authenticator_apps").execute();
  await kysely.deleteFrom("passkeys").execute();
  await kysely.updateTable("communities").set({ demands_second_factor: false }).execute();
});

describe("a community that demands a second factor of its administrators", () => {
  test("shuts out at once who has none, tells them by mail, and lets them in once they have one", async () => {
    await setUpApp(server, "makoto");
    expect((await enters("misaki")).error_message_code).toBeUndefined();
    expect((await demand("makoto", true)).data).toEqual({
      demands_second_factor: true,
      may_stop: true,
      administrators: [
        { user_id: server.ids.membership.misaki, name: "田中 美咲", has_second_factor: false },
        { user_id: server.ids.membership.makoto, name: "伊藤 誠", has_second_factor: true },
      ],
    });
    expect((await enters("misaki")).error_message_code).toBe("ERROR_SECOND_FACTOR_DEMANDED");
    expect((await enters("makoto")).error_message_code).toBeUndefined();
    expect(await mailTo(server, cast.misaki.email, /二段階認証が必要/)).toMatchObject({
      text: expect.stringContaining("/community/account/settings/second_factors"),
    });
    expect(await mailTo(server, cast.makoto.email, /二段階認証が必要/)).toBeUndefined();
    expect((await server.as("misaki").call(showSecondFactors)).data.demanded_by).toEqual([
      "青葉製作所アルムナイ",
    ]);
    await setUpPasskey(server, "misaki", createAuthenticator());
    expect((await enters("misaki")).error_message_code).toBeUndefined();
  });

  test("asks nothing of its members, nor of another community's administrators", async () => {
    await setUpApp(server, "makoto");
    await demand("makoto", true);
    for (const member of ["hanako", "ken"] as const) {
      expect((await enters(member)).error_message_code).toBeUndefined();
      expect((await server.as(member).call(showSecondFactors)).data.demanded_by).toEqual([]);
    }
    expect((await enters("yui", minato)).error_message_code).toBeUndefined();
  });

  test("keeps the lobby open to whoever is shut out, so that they find the way", async () => {
    await setUpApp(server, "makoto");
    await demand("makoto", true);
    expect((await server.as("misaki").call(listCommunities)).data).toBeDefined();
  });

  test("keeps the last factor of its administrators, and no longer once it stops demanding", async () => {
    const owner = { body: { current_password: castPassword } };
    await setUpApp(server, "makoto");
    await demand("makoto", true);
    await expect(server.as("makoto").call(removeAuthenticatorApp, owner)).rejects.toMatchObject({
      code: "ERROR_SECOND_FACTOR_KEPT",
    });
    await setUpPasskey(server, "makoto", createAuthenticator());
    await server.as("makoto").call(removeAuthenticatorApp, owner);
    await demand("makoto", false);
    expect((await enters("misaki")).error_message_code).toBeUndefined();
  });
});

describe("demanding it", () => {
  test("is for administrators with a second factor of their own", async () => {
    await expect(demand("misaki", true)).rejects.toMatchObject({ code: "ERROR_SECOND_FACTOR_FIRST" });
    await setUpApp(server, "misaki");
    expect((await demand("misaki", true)).data.demands_second_factor).toBe(true);
    await demand("misaki", true);
    await server.drainJobs();
    const told = (await server.mails()).filter(
      ({ to, subject }) => to.address === cast.makoto.email && /二段階認証が必要/.test(subject),
    );
    expect(told, "once, however often it is saved").toHaveLength(1);
  });

  test("and no longer demanding it are for whoever gives the password", async () => {
    await setUpApp(server, "makoto");
    for (const demands_second_factor of [true, false])
      for (const [wrong, code] of [
        [{}, "ERROR_INVALID_PARAMS"],
        [{ current_password: "Not-his-1" }, "ERROR_CURRENT_PASSWORD"],
      ] as const) {
        const body = { demands_second_factor, ...wrong };
        const sent = server.as("makoto").call(setDemand, { params: { id: aoba }, body });
        await expect(sent).rejects.toMatchObject({ code });
      }
  });

  test("is ended by the contractor alone", async () => {
    await setUpApp(server, "misaki");
    await setUpApp(server, "makoto");
    expect((await demand("misaki", true)).data.may_stop).toBe(false);
    await expect(demand("misaki", false)).rejects.toMatchObject({
      status: 403,
      code: "ERROR_SECOND_FACTOR_CONTRACTOR",
    });
    expect((await demand("makoto", false)).data).toMatchObject({
      demands_second_factor: false,
      may_stop: true,
    });
  });

  test("and its end are told to every administrator of the community, and to nobody else", async () => {
    await setUpApp(server, "misaki");
    await setUpApp(server, "makoto");
    const toldSince = async (count: number, subject: RegExp) => {
      await server.drainJobs();
      const mails = (await server.mails()).slice(0, -count || undefined);
      return mails
        .filter((mail) => subject.test(mail.subject))
        .map(({ to }) => to.address)
        .toSorted();
    };
    await server.drainJobs();
    const count = (await server.mails()).length;
    const both = [cast.makoto.email, cast.misaki.email].toSorted();
    await demand("misaki", true);
    expect(await toldSince(count, /二段階認証が必須になりました/)).toEqual(both);
    await demand("makoto", false);
    expect(await toldSince(count, /必須化が解除されました/)).toEqual(both);
    const [mail] = (await server.mails()).filter(({ subject }) => /必須化が解除されました/.test(subject));
    expect(mail?.text).toContain("伊藤 誠さん");
    await demand("makoto", false);
    expect(await toldSince(count, /必須化が解除されました/), "once").toEqual(both);
  });

  test.each<[PersonKey, number]>([
    ["hanako", 403],
    ["ken", 403],
    ["sho", 403],
    ["yui", 404],
    ["unei", 403],
  ])("is not for %s", async (who, status) => {
    await expect(demand(who, true)).rejects.toMatchObject({ status });
    await expect(server.as(who).call(showDemand, { params: { id: aoba } })).rejects.toMatchObject({ status });
  });
});
