import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { setPreferences } from "#features/accounts/contract/calls.ts";
import { jpeg, png } from "#kit/server/images/test-pictures.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  downloadOwnPicture,
  removeOwnPicture,
  showMemberProfile,
  showOwnAccount,
  showOwnProfile,
} from "../contract/calls.ts";
import { editOwnAccount, setOwnPicture } from "../contract/edit-calls.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const file = (bytes: Uint8Array, name = "顔.png") => new File([new Uint8Array(bytes)], name);
const set = async (who: PersonKey, bytes: Uint8Array) =>
  (await server.as(who).call(setOwnPicture, { files: { image: file(bytes) } })).data.image_url;
const idOf = (url: string) => Number(url.split("/").at(-1));
const ownUrl = async (who: PersonKey) =>
  (await server.as(who).call(showOwnAccount.alumnus)).data.profile.image_url;

describe("one's own picture", () => {
  test("is shown to oneself and, in a community, to its members; a paused member has one too", async () => {
    const url = await set("hanako", await jpeg(600, 400));
    expect(await ownUrl("hanako")).toBe(url);
    const answer = await server
      .as("hanako")
      .send(downloadOwnPicture, { params: { file_id: idOf(url) }, query: { size: 280 } });
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 280, height: 280 });
    const here = await server.as("hanako").call(showOwnProfile, { params: { id: aoba, type: "alumnus" } });
    expect(here.data.profile.image_url).toBe(`/api/communities/${aoba}/download_file/${idOf(url)}`);
    expect(await set("sho", await png(300, 300))).toMatch(/^\/api\/account\/picture\//);
  });

  test("is nobody else's at its own address", async () => {
    const url = await set("hanako", await jpeg(300, 300));
    const params = { file_id: idOf(url) };
    expect((await server.as("ichiro").send(downloadOwnPicture, { params })).status).toBe(404);
    expect((await server.as("guest").send(downloadOwnPicture, { params })).status).toBe(401);
  });

  test("goes at once when it is removed or replaced, and leaves an open form as it is", async () => {
    const { updated_at } = (await server.as("ichiro").call(showOwnAccount.alumnus)).data.profile;
    server.clock.advance({ seconds: 1 });
    const first = await set("ichiro", await png(300, 300));
    const second = await set("ichiro", await png(310, 310));
    expect(
      (await server.as("ichiro").send(downloadOwnPicture, { params: { file_id: idOf(first) } })).status,
    ).toBe(404);
    await server.as("ichiro").call(removeOwnPicture);
    await server.as("ichiro").call(removeOwnPicture);
    expect(await ownUrl("ichiro")).toBeNull();
    expect(
      (await server.as("ichiro").send(downloadOwnPicture, { params: { file_id: idOf(second) } })).status,
    ).toBe(404);
    const profile = { institution: "みどり社", updated_at };
    await expect(
      server.as("ichiro").call(editOwnAccount.alumnus, { body: { profile } }),
    ).resolves.toBeDefined();
  });

  test.each([
    ["a text named .png", Buffer.from("これは画像ではありません")],
    ["a page named .png", Buffer.from("<html><script>alert(1)</script></html>")],
  ])("%s is refused by its first bytes (R235)", async (_, bytes) => {
    const before = await ownUrl("hanako");
    await expect(set("hanako", bytes)).rejects.toMatchObject({ code: "ERROR_IMAGE_TYPE" });
    expect(await ownUrl("hanako")).toBe(before);
  });
});

test("a face of more than 20 MB is refused (R354)", async () => {
  await expect(set("hanako", Buffer.alloc(20 * 1024 * 1024 + 1))).rejects.toMatchObject({
    code: "ERROR_TOO_LARGE",
  });
});

describe("another member's profile", () => {
  const see = (who: PersonKey | "guest", whose: string, userType = "alumni") =>
    server.as(who).call(showMemberProfile, {
      params: { id: aoba, userId: membership[whose] ?? 0, userType },
    });
  const hide = (who: string, is_profile_public: boolean) =>
    server.database.kysely
      .updateTable("memberships")
      .set({ is_profile_public, introduction: "はじめまして" })
      .where("id", "=", membership[who] ?? 0)
      .execute();

  test("shows what a member says of themselves, and nothing of address, birthday or telephone", async () => {
    await hide("ichiro", true);
    const { profile, user_type } = await see("hanako", "ichiro");
    expect([user_type, profile]).toMatchObject(["alumni", { introduction: "はじめまして", is_shown: true }]);
    expect(JSON.stringify(profile)).not.toMatch(/1985|phone|zipcode|address|email|kana/);
    expect(await see("hanako", "ichiro", "2")).toMatchObject({ user_type: "alumni" });
  });

  test("that is not public shows name and picture; all of it to its owner and administrators", async () => {
    await hide("ichiro", false);
    expect((await see("hanako", "ichiro")).profile).toMatchObject({
      display_name: "鈴木 一郎",
      introduction: "",
      institution: null,
      is_shown: false,
      is_profile_public: false,
    });
    for (const who of ["ichiro", "misaki"] as const)
      expect((await see(who, "ichiro")).profile).toMatchObject({
        introduction: "はじめまして",
        is_shown: true,
      });
  });

  test("is found by the id alone, as a mention knows it, whichever kind of member is asked for", async () => {
    expect(await see("hanako", "ken", "alumni")).toMatchObject({ user_type: "employee" });
  });

  test.each([
    ["a paused member, to members", "hanako", "sho", "alumni", 404],
    ["somebody who has left", "misaki", "nao", "alumni", 404],
    ["a candidate", "misaki", "aoi", "alumni", 404],
    ["a member of another community", "hanako", "ren", "alumni", 404],
    ["anybody, to a stranger", "ren", "hanako", "alumni", 404],
    ["anybody, to a guest", "guest", "hanako", "alumni", 401],
  ] as const)("of %s is not found", async (_, who, whose, type, status) => {
    await expect(see(who, whose, type)).rejects.toMatchObject({ status });
  });

  test("a paused member's is there for administrators; the office has its name alone", async () => {
    expect((await see("misaki", "sho")).profile).toMatchObject({ is_paused: true });
    const office = await server.as("hanako").call(showMemberProfile, {
      params: { id: aoba, userId: 0, userType: "community_admin" },
    });
    expect(office.profile).toMatchObject({ display_name: "青葉製作所 人事部", is_shown: false });
  });
});

test("language and colours are kept with the account and said on every device", async () => {
  await server.as("hanako").call(setPreferences, { body: { language: "en", color_scheme: "dark" } });
  await expect(server.as("hanako").call(setPreferences, { body: {} })).rejects.toMatchObject({
    faults: [{ message_code: "NOTHING_TO_CHANGE" }],
  });
  expect((await server.as("hanako").call(showOwnAccount.alumnus)).data).toMatchObject({
    language: "en",
    color_scheme: "dark",
  });
  const wrong = { body: { language: "fr" as never } };
  await expect(server.as("hanako").call(setPreferences, wrong)).rejects.toMatchObject({ status: 400 });
  await expect(server.as("guest").call(setPreferences, { body: {} })).rejects.toMatchObject({ status: 401 });
  await server.as("hanako").call(setPreferences, { body: { language: "ja", color_scheme: "system" } });
});
