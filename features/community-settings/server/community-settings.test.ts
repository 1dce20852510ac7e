import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { listAuditEvents } from "#features/audit-log/contract/calls.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ROOM, communityChanged } from "#features/communities/contract/live.ts";
import { uploadImage } from "#features/files/contract/calls.ts";
import { createGroup } from "#features/groups/contract/calls.ts";
import { roomName } from "#kit/contract/live.ts";
import { asJson } from "#kit/server/database/as-json.ts";
import { jpeg, png } from "#kit/server/images/test-pictures.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { previewTheme, showCommunitySettings, updateCommunity } from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };

const settings = async (who: PersonKey = "misaki") =>
  (await server.as(who).call(showCommunitySettings, { params })).data;
const save = (body: Record<string, unknown>, who: PersonKey = "misaki") =>
  server.as(who).call(updateCommunity, { params, body });
/** Sends a form of several parts, as the documents do. */
const sendForm = (
  body: Record<string, unknown>,
  files: Record<string, File> = {},
  who: PersonKey = "misaki",
) => server.as(who).call(updateCommunity, { params, body, files });
const shown = async (who: PersonKey = "hanako") =>
  (await server.as(who).call(showCommunity, { params })).data;
const picture = async (name = "写真.png") => new File([new Uint8Array(await png(600, 300))], name);
const upload = async (type: "community_header" | "user_icon", who: PersonKey = "misaki") => {
  const files = { image: new File([new Uint8Array(await jpeg(400, 400))], "写真.jpg") };
  return (await server.as(who).call(uploadImage, { params, body: { type }, files })).data.id;
};
const refusedOn = (field: string, message_code: string) => ({
  status: 400,
  faults: expect.arrayContaining([expect.objectContaining({ field, message_code })]),
});
const stale = { status: 400, code: "ERROR_STATUS_HAS_CHANGED" };

const begun = await db.selectFrom("communities").selectAll().where("id", "=", aoba).executeTakeFirstOrThrow();
beforeEach(async () => {
  const { id: _, message_board_sites, ...values } = begun;
  await db
    .updateTable("communities")
    .set({ ...values, message_board_sites: asJson(message_board_sites as object) })
    .where("id", "=", aoba)
    .execute();
});

describe("the settings of a community (R416)", () => {
  test("are read and saved by every administrator; what is left out stays (R495)", async () => {
    const before = (await settings()).settings;
    const { data } = await save({ description: "青葉で働いた仲間の集まりです。" }, "makoto");
    expect(data.settings).toEqual({ ...before, description: "青葉で働いた仲間の集まりです。" });
    expect((await settings()).settings).toEqual(data.settings);
    expect((await shown()).description).toBe("青葉で働いた仲間の集まりです。");
  });

  test("come as a form of several parts with pictures, as the documents send them (R260)", async () => {
    const { data } = await sendForm(
      {
        corporation_name: "青葉ホールディングス株式会社",
        can_use_invited_code: "false",
        post_article_permission: "2",
        message_board_title: "ご案内",
        message_board_content: "見学会を開きます。",
        site_name_1: "見学会",
        site_url_1: "https://aoba.example/visit",
      },
      { header_image: await picture(), profile_image: await picture() },
    );
    expect(data.settings).toMatchObject({
      corporation_name: "青葉ホールディングス株式会社",
      can_use_invited_code: false,
      post_article_permission: 2,
      site_name_1: "見学会",
      site_name_2: "",
    });
    const seen = await shown();
    expect(seen).toMatchObject({
      corporation_name: "青葉ホールディングス株式会社",
      image_url: expect.stringContaining("download_file"),
      profile_image_url: expect.stringContaining("download_file"),
      message_board_sites: [{ name: "見学会", url: "https://aoba.example/visit" }],
    });
    const cleared = await sendForm({ header_image: "", site_name_1: "", site_url_1: "" });
    expect(cleared.data).toMatchObject({ header_image_url: null, settings: { site_name_1: "" } });
    expect((await shown()).message_board_sites).toEqual([]);
  });

  test("come as JSON with the ids of pictures that were uploaded, a square for the mark (R450)", async () => {
    const [header, mark] = [await upload("community_header"), await upload("user_icon")];
    await save({ header_file_id: header, profile_file_id: mark, operating_file_id: mark });
    expect(await shown()).toMatchObject({
      image_url: expect.stringMatching(new RegExp(`/${header}$`)),
      profile_image_url: expect.stringMatching(new RegExp(`/${mark}$`)),
    });
    await save({ header_file_id: null });
    expect((await shown()).image_url).toBeNull();
  });

  test("take no picture that somebody else has uploaded, or for something else", async () => {
    const others = await upload("user_icon", "hanako");
    await expect(save({ profile_file_id: others })).rejects.toMatchObject(
      refusedOn("profile_file_id", "INVALID_CHOICE"),
    );
    const icon = await upload("user_icon");
    await expect(save({ header_file_id: icon })).rejects.toMatchObject(
      refusedOn("header_file_id", "INVALID_CHOICE"),
    );
    expect((await settings()).settings).toMatchObject({ profile_file_id: null, header_file_id: null });
  });

  test("let an SVG named .png in nowhere, and say which pictures can be used", async () => {
    const svg = new File(
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      "mark.png",
    );
    await expect(sendForm({}, { profile_image: svg })).rejects.toMatchObject(
      refusedOn("profile_image", "ERROR_IMAGE_TYPE"),
    );
    expect((await settings()).profile_image_url).toBeNull();
  });

  test("refuse a picture of 21 MB as too large, and change nothing beside it (R449)", async () => {
    const large = new File([new Uint8Array(21 * 1024 * 1024)], "large.png");
    await expect(sendForm({ description: "新しい紹介" }, { header_image: large })).rejects.toMatchObject({
      status: 413,
      code: "ERROR_TOO_LARGE",
    });
    expect((await settings()).settings.description).toBe(begun.description);
  });

  test.each([
    ["a colour without six digits (R447)", { theme_color: "#12345" }, "theme_color", "COLOR"],
    ["a colour in words", { theme_color: "青" }, "theme_color", "COLOR"],
    ["a permission that is none", { post_article_permission: 4 }, "post_article_permission", "TOO_LARGE"],
    [
      "a board without content (R481)",
      { message_board_title: "ご案内", message_board_content: "" },
      "message_board_content",
      "REQUIRED",
    ],
    [
      "a title alone, where nothing is stored",
      { message_board_title: "ご案内" },
      "message_board_content",
      "REQUIRED",
    ],
    ["a site without an address (R482)", { site_name_1: "採用", site_url_1: "" }, "site_url_1", "REQUIRED"],
    [
      "an address that is none (R482)",
      { site_name_1: "採用", site_url_1: "javascript:alert(1)" },
      "site_url_1",
      "URL",
    ],
    ["an address without its name", { site_url_2: "https://aoba.example" }, "site_name_2", "REQUIRED"],
    ["a name that is an address", { name: "https://aoba.example" }, "name", "ADDRESS"],
    ["no name", { name: " " }, "name", "REQUIRED"],
    ["quiet hours without an end", { quiet_from: 22 }, "quiet_until", "REQUIRED"],
    ["a field that only the operator may change", { member_limit: 9_999 }, "member_limit", "UNKNOWN_FIELD"],
    ["a community of the operator", { is_daiko: true }, "is_daiko", "UNKNOWN_FIELD"],
  ])("refuse %s on its field", async (_, body, field, code) => {
    await expect(save(body)).rejects.toMatchObject(refusedOn(field, code));
  });

  test("have no more than three sites, which move up where one goes (R103)", async () => {
    const site = (n: number) => ({
      [`site_name_${n}`]: `サイト${n}`,
      [`site_url_${n}`]: `https://aoba.example/${n}`,
    });
    await save({ ...site(1), ...site(2), ...site(3) });
    await save({ site_name_2: "", site_url_2: "" });
    expect((await shown()).message_board_sites.map(({ name }) => name)).toEqual(["サイト1", "サイト3"]);
    await expect(save(site(4))).rejects.toMatchObject({ status: 400 });
  });

  test("are in force at once: members create groups only where they may (R243, R467, R469)", async () => {
    const group = () =>
      server.as("hanako").call(createGroup, {
        params,
        body: { name: "山の会", information: "", client_id: crypto.randomUUID() },
      });
    await save({ group_creation: false });
    await until("groups are refused", () =>
      group().then(
        () => false,
        ({ status }) => status === 403 || status === 400,
      ),
    );
    await save({ group_creation: true });
    await until("groups are created", () =>
      group().then(
        () => true,
        () => false,
      ),
    );
  });

  test("stand in the audit log with what was and what is", async () => {
    await save({ operating_name: "青葉 アルムナイ室" });
    const { data } = await server.as("makoto").call(listAuditEvents, { params });
    expect(JSON.stringify(data)).toContain("青葉 アルムナイ室");
    const count = (await server.as("makoto").call(listAuditEvents, { params })).data.records.length;
    await save({ operating_name: "青葉 アルムナイ室" });
    expect((await server.as("makoto").call(listAuditEvents, { params })).data.records).toHaveLength(count);
  });

  test("name who is called like the new office, and leave them their names", async () => {
    const { named_alike } = await save({ operating_name: "佐藤花子" });
    expect(named_alike).toMatchObject([
      { user_id: membership.hanako, user_type: "alumni", name: "佐藤 花子" },
    ]);
    expect((await shown()).me.display_name).toBe("佐藤 花子");
    expect((await save({ description: "紹介" })).named_alike).toEqual([]);
  });

  test("show a colour's shades before it is saved", async () => {
    const { data } = await server.as("misaki").call(previewTheme, { params, query: { color: "#1f6f78" } });
    await save({ theme_color: "#1F6F78" });
    expect((await shown()).theme).toEqual(data);
  });
});

describe("two administrators", () => {
  test("who save one section: the second is told, and nothing of theirs is saved", async () => {
    const seen = { description: (await settings()).settings.description };
    await save({ description: "美咲の紹介", seen }, "misaki");
    await expect(save({ description: "誠の紹介", seen }, "makoto")).rejects.toMatchObject(stale);
    const { settings: now, last_changes } = await settings();
    expect(now.description).toBe("美咲の紹介");
    expect(last_changes.names).toEqual({ by: "田中 美咲", at: server.clock.now().toISOString() });
  });

  test("who save two sections at once do not refuse each other", async () => {
    const { settings: seen } = await settings();
    const { description, can_use_invited_code } = seen;
    await Promise.all([
      save({ description: "美咲の紹介", seen: { description } }, "misaki"),
      save({ can_use_invited_code: !can_use_invited_code, seen: { can_use_invited_code } }, "makoto"),
    ]);
    expect((await settings()).settings).toEqual({
      ...seen,
      description: "美咲の紹介",
      can_use_invited_code: !can_use_invited_code,
    });
  });

  test("who save one section at the same moment: one wins", async () => {
    const seen = { description: (await settings()).settings.description };
    const results = await Promise.allSettled(
      ["一", "二", "三"].map((description) => save({ description, seen })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

test("members in the community hear of a change at once, and of none where nothing has changed", async () => {
  const live = await connectLive(await server.listen(), "hanako");
  onTestFinished(live.close);
  expect(await live.join(roomName(COMMUNITY_ROOM, aoba))).toBe(true);
  await save({ name: "青葉アルムナイの会" });
  expect(await live.until(communityChanged.name)).toEqual([{}]);
  await save({ name: "青葉アルムナイの会" });
  await save({ theme_color: "#1F6F78" });
  expect(await live.until(communityChanged.name, 2)).toEqual([{}, {}]);
});

test.each([
  ["guest", 401],
  ["hanako", 403],
  ["ken", 403],
  ["ren", 403],
  ["unei", 403],
  ["yui", 404],
] as const)("%s may neither look nor save: %i (R468)", async (who, status) => {
  await expect(settings(who as PersonKey)).rejects.toMatchObject({ status });
  await expect(save({ description: "だれかの紹介" }, who as PersonKey)).rejects.toMatchObject({ status });
  expect((await settings()).settings.description).toBe(begun.description);
});

test("another community keeps its own", async () => {
  await save({ name: "青葉アルムナイの会" });
  const { data } = await server.as("yui").call(showCommunitySettings, { params: { id: minato } });
  expect(data.settings.name).toBe("みなと校友会");
});
