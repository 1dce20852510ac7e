import { beforeEach, describe, expect, test } from "vitest";
import { setProfile } from "#features/profiles/server/profiles.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";
import { ENTRIES_MAX } from "../contract/limits.ts";
import { portfoliosOf } from "./portfolios.test-helper.ts";

const server = await startTestServer();
const { kysely } = server.database;
const params = { id: server.ids.aoba };
const { add, addActivity, show, corporationNames } = portfoliosOf(server);
const refused = (field: string, message_code: string) => ({ status: 400, faults: [{ field, message_code }] });

beforeEach(async () => {
  await kysely.deleteFrom("portfolios").execute();
});

describe("a work history", () => {
  test("is sent wrapped and comes back under its corporation (R112, R490)", async () => {
    const sent = await add("hanako", { corporation_name: "株式会社わかば", department_name: "光学設計部" });
    expect(sent).toMatchObject({
      corporation_name: "株式会社わかば",
      start_period: "2010-04",
      end_period: null,
    });
    expect(await show("hanako")).toMatchObject({
      portfolio_work_history_corporations: [
        {
          id: sent.portfolio_work_history_corporation_id,
          name: "株式会社わかば",
          histories: [{ id: sent.id, department_name: "光学設計部", position: "", is_public: true }],
        },
      ],
      portfolio_personal_activities: [],
      abilities: { edit: true },
    });
  });

  test("that begins later stands first; of two from one month the one that lasts longer (R114)", async () => {
    const first = await add("hanako", {
      corporation_name: "わかば",
      start_period: "2010-04",
      end_period: "2012-03",
    });
    const portfolio_work_history_corporation_id = first.portfolio_work_history_corporation_id;
    for (const [start_period, end_period] of [
      ["2012-04", null],
      ["2012-04", "2015-03"],
      ["2001-04", "2009-03"],
      ["2012-04", "2019-03"],
    ] as const)
      await add("hanako", { portfolio_work_history_corporation_id, start_period, end_period });
    const [corporation] = (await show("hanako")).portfolio_work_history_corporations;
    expect(corporation?.histories.map(({ start_period, end_period }) => [start_period, end_period])).toEqual([
      ["2012-04", null],
      ["2012-04", "2019-03"],
      ["2012-04", "2015-03"],
      ["2010-04", "2012-03"],
      ["2001-04", "2009-03"],
    ]);
  });

  test("of a corporation that is there, up to width and case, joins it", async () => {
    const one = await add("hanako", { corporation_name: "ABC商事" });
    const other = await add("hanako", { corporation_name: "ａｂｃ　商事".replace("　", "") });
    expect(other.portfolio_work_history_corporation_id).toBe(one.portfolio_work_history_corporation_id);
    expect(await corporationNames("hanako")).toEqual(["ABC商事"]);
  });

  test("needs a corporation, and one of one's own", async () => {
    const theirs = await add("ichiro", { corporation_name: "一郎商店" });
    await expect(add("hanako", {})).rejects.toMatchObject(refused("portfolio.corporation_name", "REQUIRED"));
    const { portfolio_work_history_corporation_id } = theirs;
    await expect(add("hanako", { portfolio_work_history_corporation_id })).rejects.toMatchObject(
      refused("portfolio.portfolio_work_history_corporation_id", "INVALID_CHOICE"),
    );
  });

  test.each([
    [
      "ends before it begins",
      { start_period: "2010-04", end_period: "2010-03" },
      "end_period",
      "END_NOT_AFTER_START",
    ],
    ["begins before 1900", { start_period: "1899-12" }, "start_period", "DATE_TOO_EARLY"],
    ["begins in the future", { start_period: "2026-12" }, "start_period", "DATE_IN_FUTURE"],
    ["ends in more than ten years", { end_period: "2036-12" }, "end_period", "DATE_TOO_LATE"],
    ["begins in no month", { start_period: "2010-13" }, "start_period", "MONTH"],
  ] as const)("that %s is refused (R214–R216, R218)", async (_, period, field, code) => {
    await expect(add("hanako", { corporation_name: "わかば", ...period })).rejects.toMatchObject(
      refused(`portfolio.${field}`, code),
    );
    expect(await corporationNames("hanako")).toEqual([]);
  });

  test.each([
    ["has no end", { end_period: null }],
    ["has a blank end", { end_period: "" }],
    ["began in January 1900", { start_period: "1900-01" }],
    ["ends in the future", { end_period: "2030-03" }],
  ])("that %s is kept", async (_, period) => {
    expect(await add("hanako", { corporation_name: "わかば", ...period })).toMatchObject({
      start_period: "2010-04",
      end_period: null,
      ...period,
      ...("end_period" in period && period.end_period === "" && { end_period: null }),
    });
  });

  test.each([
    ["of one character", "縁"],
    ["of a hundred", "株".repeat(100)],
    ["of a hundred emoji with joiners", "👩‍👩‍👧‍👧".repeat(100)],
    ["with an emoji", "さくら🌸商会"],
    ["with letters of old forms", "髙﨑鐵工所"],
  ])("keeps a corporation's name %s", async (_, corporation_name) => {
    expect(await add("hanako", { corporation_name })).toMatchObject({ corporation_name });
  });

  test("of a corporation whose name is longer is refused", async () => {
    await expect(add("hanako", { corporation_name: "株".repeat(101) })).rejects.toMatchObject(
      refused("portfolio.corporation_name", "TOO_LONG"),
    );
  });

  test("that is sent again is there once", async () => {
    const client_id = crypto.randomUUID();
    const first = await add("hanako", { corporation_name: "わかば" }, client_id);
    const again = await add("hanako", { corporation_name: "わかば" }, client_id);
    expect(again).toEqual(first);
    expect((await show("hanako")).portfolio_work_history_corporations[0]?.histories).toHaveLength(1);
  });

  test(`more than ${ENTRIES_MAX} are refused`, async () => {
    await add("hanako", { corporation_name: "わかば" });
    const portfolios = Array.from({ length: 50 }, (_, index) => ({
      portfolio: { corporation_name: `会社${index % 10}`, start_period: `20${10 + (index % 10)}-04` },
    }));
    await server.as("hanako").call(calls.importWorkHistories, { params, body: { portfolios } });
    await expect(
      server.as("hanako").call(calls.importWorkHistories, { params, body: { portfolios } }),
    ).rejects.toMatchObject({ code: "ERROR_PORTFOLIO_FULL" });
    const kept = (await show("hanako")).portfolio_work_history_corporations.flatMap(
      ({ histories }) => histories,
    );
    expect(kept).toHaveLength(51);
  });
});

describe("editing", () => {
  const edit = (id: number, portfolio: Record<string, unknown>, who: PersonKey = "hanako") =>
    server.as(who).call(calls.updateWorkHistory, { params: { id }, body: { portfolio } });

  test("keeps what is left out", async () => {
    const { id } = await add("hanako", { corporation_name: "わかば", content: "設計" });
    await edit(id, { end_period: "2015-03" });
    const { portfolio } = await edit(id, { department_name: "品質保証部" });
    expect(portfolio).toMatchObject({
      corporation_name: "わかば",
      start_period: "2010-04",
      end_period: "2015-03",
      content: "設計",
      department_name: "品質保証部",
    });
  });

  test("looks at both ends of the period, also where only one is sent", async () => {
    const { id } = await add("hanako", { corporation_name: "わかば", end_period: "2015-03" });
    await expect(edit(id, { start_period: "2016-04" })).rejects.toMatchObject(
      refused("portfolio.end_period", "END_NOT_AFTER_START"),
    );
  });

  test("what somebody has changed since is not overwritten", async () => {
    const { id, updated_at } = await add("hanako", { corporation_name: "わかば" });
    await edit(id, { department_name: "人事部", updated_at });
    await expect(edit(id, { department_name: "総務部", updated_at })).rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
  });

  test("a new name moves a history to another corporation, and takes the corporation along where it is its only one", async () => {
    const { id } = await add("hanako", { corporation_name: "わかば" });
    await add("hanako", { corporation_name: "あおば" });
    await edit(id, { corporation_name: "若葉産業" });
    expect(await corporationNames("hanako"), "it keeps its place").toEqual(["あおば", "若葉産業"]);
    await add("hanako", { corporation_name: "若葉産業", start_period: "2016-04" });
    await edit(id, { corporation_name: "もみじ" });
    expect(await corporationNames("hanako")).toEqual(["もみじ", "あおば", "若葉産業"]);
  });

  test("id and name together give the corporation that name, with all its histories; one that is there takes them in", async () => {
    const { id, portfolio_work_history_corporation_id } = await add("hanako", { corporation_name: "わかば" });
    await add("hanako", { corporation_name: "わかば", start_period: "2016-04" });
    await add("hanako", { corporation_name: "あおば" });
    await edit(id, { portfolio_work_history_corporation_id, corporation_name: "若葉産業" });
    expect(await corporationNames("hanako")).toEqual(["あおば", "若葉産業"]);
    await edit(id, { portfolio_work_history_corporation_id, corporation_name: "あおば" });
    const [only, ...others] = (await show("hanako")).portfolio_work_history_corporations;
    expect([only?.name, only?.histories.length, others]).toEqual(["あおば", 3, []]);
  });

  test("a corporation goes with its last history", async () => {
    const one = await add("hanako", { corporation_name: "わかば" });
    const other = await add("hanako", { corporation_name: "わかば", start_period: "2016-04" });
    const remove = (id: number) => server.as("hanako").call(calls.deleteWorkHistory, { params: { id } });
    await remove(one.id);
    expect(await corporationNames("hanako")).toEqual(["わかば"]);
    await remove(other.id);
    expect(await corporationNames("hanako")).toEqual([]);
    await expect(remove(other.id)).rejects.toMatchObject({ status: 404 });
  });

  test.each(["ichiro", "misaki", "ren", "yui", "sho", "aoi"] as const)(
    "%s can neither change nor delete another's",
    async (who) => {
      const { id } = await add("hanako", { corporation_name: "わかば" });
      const activity = await addActivity("hanako", "読書会");
      const status = who === "sho" || who === "aoi" ? 403 : 404;
      await expect(edit(id, { position: "部長" }, who)).rejects.toMatchObject({ status });
      await expect(server.as(who).call(calls.deleteWorkHistory, { params: { id } })).rejects.toMatchObject({
        status,
      });
      await expect(
        server.as(who).call(calls.deleteActivity, { params: { id: activity.id } }),
      ).rejects.toMatchObject({ status });
      expect(await corporationNames("hanako")).toEqual(["わかば"]);
    },
  );
});

describe("others see", () => {
  beforeEach(async () => {
    await setProfile(server, "hanako", { is_profile_public: true });
    await setProfile(server, "ichiro", { is_profile_public: true });
  });

  test("the entries that are public, and nothing of the rest", async () => {
    await add("hanako", { corporation_name: "わかば" });
    await add("hanako", { corporation_name: "わかば", department_name: "内緒の部", is_public: false });
    await add("hanako", { corporation_name: "内緒の会社", is_public: false });
    await addActivity("hanako", "読書会");
    await addActivity("hanako", "内緒の活動", { is_public: false });
    const seen = await show("ichiro", "hanako");
    expect(
      seen.portfolio_work_history_corporations.map(({ name, histories }) => [name, histories.length]),
    ).toEqual([["わかば", 1]]);
    expect(seen.portfolio_personal_activities.map(({ title }) => title)).toEqual(["読書会"]);
    expect(seen.abilities).toEqual({ edit: false });
    expect(JSON.stringify([seen, await show("misaki", "hanako")])).not.toContain("内緒");
    expect(JSON.stringify(await show("hanako", "hanako"))).toContain("内緒の活動");
  });

  test("nothing of a profile that is not public, except administrators", async () => {
    await add("hanako", { corporation_name: "わかば" });
    await setProfile(server, "hanako", { is_profile_public: false });
    await expect(show("ichiro", "hanako")).rejects.toMatchObject({ status: 404 });
    expect((await show("misaki", "hanako")).portfolio_work_history_corporations).toHaveLength(1);
    expect((await show("hanako")).portfolio_work_history_corporations).toHaveLength(1);
  });

  test("an empty portfolio and one kept to oneself alike: nothing; one of nobody, of a candidate and of another community alike: 404", async () => {
    await add("ken", { corporation_name: "わかば", is_public: false });
    expect(await show("hanako", "ken")).toEqual(await show("hanako", "ichiro"));
    expect(await show("hanako", "ken")).toMatchObject({
      portfolio_work_history_corporations: [],
      portfolio_personal_activities: [],
      confirmed_at: null,
    });
    const refusals = await Promise.all(
      (["aoi", "nao", "ren", "unei"] as const).map((of) =>
        show("hanako", of).catch(({ status, code }) => `${status} ${code}`),
      ),
    );
    expect(new Set(refusals)).toEqual(new Set(["404 RECORD_NOT_FOUND"]));
    expect((await show("hanako")).confirmed_at).toBeNull();
  });

  test.each([
    ["guest", 401],
    ["ren", 404],
    ["sho", 403],
    ["aoi", 403],
  ] as const)("%s sees none: %i", async (who, status) => {
    await add("hanako", { corporation_name: "わかば" });
    const query = { user_id: server.ids.membership.hanako ?? 0 };
    await expect(server.as(who).call(calls.showPortfolio, { params, query })).rejects.toMatchObject({
      status,
    });
  });
});

test("an activity is sent wrapped, edited and deleted (R113)", async () => {
  const { id, updated_at } = await addActivity("hanako", "読書会", { url: "https://example.jp/books" });
  const edit = (activity: Record<string, unknown>) =>
    server.as("hanako").call(calls.updateActivity, { params: { id }, body: { activity } });
  expect((await edit({ content: "月に一度", updated_at })).activity).toMatchObject({
    title: "読書会",
    content: "月に一度",
    url: "https://example.jp/books",
    end_period: null,
  });
  await expect(edit({ url: "javascript:alert(1)" })).rejects.toMatchObject(refused("activity.url", "URL"));
  await expect(edit({ title: "" })).rejects.toMatchObject(refused("activity.title", "REQUIRED"));
  await expect(edit({ title: "句会", updated_at })).rejects.toMatchObject({
    code: "ERROR_STATUS_HAS_CHANGED",
  });
  await server.as("hanako").call(calls.deleteActivity, { params: { id } });
  expect((await show("hanako")).portfolio_personal_activities).toEqual([]);
});

test("what is added or confirmed says when all of it was true", async () => {
  await add("hanako", { corporation_name: "わかば" });
  expect((await show("hanako")).confirmed_at).toBe(server.clock.now().toISOString());
  server.clock.advance({ days: 400 });
  const then = server.clock.now().toISOString();
  expect((await show("ichiro", "hanako")).confirmed_at).not.toBe(then);
  await server.as("hanako").call(calls.confirmPortfolio, { params });
  expect((await show("ichiro", "hanako")).confirmed_at).toBe(then);
});

describe("several at once", () => {
  const portfolios = [
    { portfolio: { corporation_name: "あおば", start_period: "2001-04", end_period: "2009-03" } },
    { portfolio: { corporation_name: "わかば", start_period: "2015-04" } },
    { portfolio: { corporation_name: "あおば", start_period: "2009-04", end_period: "2015-03" } },
  ].map((one) => ({ client_id: crypto.randomUUID(), ...one }));
  const send = (body: object) => server.as("hanako").send(calls.importWorkHistories, { params, body });

  test("stand with the latest corporation first, and are there once when they are sent again", async () => {
    await send({ portfolios });
    await send({ portfolios });
    const shown = (await show("hanako")).portfolio_work_history_corporations;
    expect(shown.map(({ name, histories }) => [name, histories.length])).toEqual([
      ["わかば", 1],
      ["あおば", 2],
    ]);
  });

  test("are all refused where one is", async () => {
    const faulty = {
      portfolio: { corporation_name: "もみじ", start_period: "2015-04", end_period: "2014-04" },
    };
    await expect(
      server
        .as("hanako")
        .call(calls.importWorkHistories, { params, body: { portfolios: [...portfolios, faulty] } }),
    ).rejects.toMatchObject(refused("portfolios.3.portfolio.end_period", "END_NOT_AFTER_START"));
    expect(await corporationNames("hanako")).toEqual([]);
  });
});
