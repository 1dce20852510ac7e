import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { downloadFile, uploadImage } from "#features/files/contract/calls.ts";
import { setNoticeChoices } from "#features/notice-choices/contract/calls.ts";
import {
  countUnreadNotices,
  listNotices,
  markNoticesRead,
  showNotice,
} from "#features/notices/contract/calls.ts";
import { createSavedView, deleteSavedView } from "#features/saved-views/contract/calls.ts";
import { animatedGif, gifBomb, jpeg, png } from "#kit/server/images/test-pictures.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";
import { runOfficeNotices } from "./run-notices.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };
const address = await server.listen();
const sockets: LiveSocket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.close();
});

const MINUTE_MS = 60_000;
/** A time so many minutes from now. */
const inMinutes = (minutes: number): string =>
  new Date(server.clock.now().getTime() + minutes * MINUTE_MS).toISOString();

const form = () => ({
  title: "工場見学会のご案内",
  content: "<h2>秋の見学会</h2><p>十一月の<strong>土曜日</strong>に開きます。</p>",
  targets: ["employee" as const],
  published: true,
  publication_start_period: inMinutes(-1),
});

const write = async (changes: object = {}, who: PersonKey = "misaki") => {
  const body = { ...form(), ...changes };
  const { data } = await server.as(who).call(calls.createOfficeNotice, { params, body });
  await server.drainJobs();
  return data;
};
const at = (notificationId: number, id = aoba) => ({ params: { id, notificationId } });
const change = async (id: number, body: object, who: PersonKey = "misaki") => {
  const { data } = await server.as(who).call(calls.updateOfficeNotice, { ...at(id), body });
  await server.drainJobs();
  return data;
};
const show = async (id: number) => (await server.as("makoto").call(calls.showOfficeNotice, at(id))).data;
const bellOf = async (who: PersonKey) => (await server.as(who).call(listNotices, { params })).data.records;
const titlesOf = async (who: PersonKey) => (await bellOf(who)).map(({ title }) => title);
const unreadOf = async (who: PersonKey) =>
  (await server.as(who).call(countUnreadNotices, { params })).unread_notification_count;
/** Moves the clock, and lets the scheduled job run as it does each minute. */
const pass = async (minutes: number) => {
  server.clock.advance({ minutes });
  await runOfficeNotices.run(server.services, {});
  await server.drainJobs();
};
/** Tells who has a row of the notice, whatever they may read now. */
const havers = async (id: number): Promise<string[]> => {
  const rows = await kysely
    .selectFrom("notices")
    .select("membership_id")
    .where("office_notice_id", "=", id)
    .execute();
  const names = Object.entries(membership);
  return rows.map(({ membership_id }) => names.find(([, one]) => one === membership_id)?.[0] ?? "").sort();
};

beforeEach(async () => {
  await kysely.deleteFrom("notices").execute();
  await kysely.deleteFrom("office_notices").execute();
});

describe("whom a notice reaches (R367)", () => {
  test("employees have it at once where its start has passed, and nobody else (R435)", async () => {
    const { id } = await write();
    expect(await bellOf("ken")).toMatchObject([
      { title: "工場見学会のご案内", notice_type: "office", notification_type: 1, is_read: false },
    ]);
    expect(await havers(id)).toEqual(["emi", "ken", "makoto", "misaki"]);
    expect(await titlesOf("hanako")).toEqual([]);
    expect(await show(id)).toMatchObject({ state: "running", reached_count: 4, read_count: 0 });
  });

  test("an administrator who is an employee too is told once", async () => {
    await write({ targets: ["employee", "community_admin"] });
    expect(await titlesOf("misaki")).toHaveLength(1);
    expect(await unreadOf("misaki")).toBe(1);
  });

  test("administrators alone, or alumni alone, whoever is paused included", async () => {
    expect(await havers((await write({ targets: ["community_admin"] })).id)).toEqual(["makoto", "misaki"]);
    expect(await havers((await write({ targets: ["alumni"] })).id)).toEqual(["hanako", "ichiro", "sho"]);
  });

  test("whoever joins while it runs has it, and whoever leaves has it no more", async () => {
    const { id } = await write({ targets: ["alumni"] });
    await server.setState("aoi", "participating");
    expect(await havers(id)).toContain("aoi");
    expect(await show(id)).toMatchObject({ reached_count: 4 });
    await server.setState("aoi", "under_review");
  });

  test("whoever becomes an administrator has the administrators' notice as long as they are one", async () => {
    const { id } = await write({ targets: ["community_admin"] });
    const setRole = (role: "ordinary" | "member") =>
      kysely
        .updateTable("memberships")
        .set({ role })
        .where("id", "=", membership.ken ?? 0)
        .execute();
    await setRole("ordinary");
    expect(await havers(id)).toEqual(["ken", "makoto", "misaki"]);
    await setRole("member");
    expect(await havers(id)).toEqual(["makoto", "misaki"]);
    expect(await unreadOf("ken")).toBe(0);
  });

  test("nobody of another community, whose office does not see it by any address", async () => {
    const { id } = await write();
    const yui = server.as("yui");
    for (const community of [aoba, minato])
      await expect(yui.call(calls.showOfficeNotice, at(id, community))).rejects.toMatchObject({
        status: 404,
      });
    expect((await yui.call(listNotices, { params: { id: minato } })).data.records).toEqual([]);
  });

  test("it has to be for somebody", async () => {
    await expect(write({ targets: [], view_id: null })).rejects.toMatchObject({
      faults: [{ message_code: "REQUIRED", field: "targets" }],
    });
  });
});

describe("a saved list", () => {
  const save = async (query: string, who: PersonKey = "misaki", list = "people_alumnus") => {
    const body = { list, name: query || "全員", query, is_shared: false, is_default: false };
    return (await server.as(who).call(createSavedView, { params, body })).data.id;
  };

  test("adds whom it finds when the notice begins, also after the list itself is gone", async () => {
    const view_id = await save("info=花子&management_no=desc");
    const { id } = await write({
      targets: ["community_admin"],
      view_id,
      publication_start_period: inMinutes(5),
    });
    await server.as("misaki").call(deleteSavedView, { params: { id: aoba, view_id } });
    await change(id, { title: "見学会" });
    await pass(5);
    expect(await havers(id)).toEqual(["hanako", "makoto", "misaki"]);
    expect(await show(id)).toMatchObject({ list: { view_id, name: "info=花子&management_no=desc" } });
  });

  test("with a condition that is no longer known is refused, for it would find too many", async () => {
    const view_id = await save("flagg=a");
    await expect(write({ view_id })).rejects.toMatchObject({ code: "ERROR_LIST_UNUSABLE" });
  });

  test("of somebody else, or of another list, is not there", async () => {
    for (const view_id of [await save("", "makoto"), await save("", "misaki", "candidates")])
      await expect(write({ view_id })).rejects.toMatchObject({ status: 404 });
  });
});

describe("from its start to its end (R410)", () => {
  test("it comes into the bell live, and leaves it, counted as it was read", async () => {
    const ken = await connectLive(address, "ken");
    sockets.push(ken);
    const { id } = await write({
      publication_start_period: inMinutes(30),
      publication_end_period: inMinutes(60),
    });
    expect(await show(id)).toMatchObject({ state: "scheduled" });
    await pass(29);
    expect(await titlesOf("ken")).toEqual([]);
    await pass(1);
    expect(await ken.until("notices.changed", 1)).toEqual([
      { community_id: aoba, unread_notification_count: 1 },
    ]);
    await server.as("ken").call(markNoticesRead, { params });
    await pass(30);
    expect(await ken.until("notices.changed", 3)).toMatchObject([{}, {}, { unread_notification_count: 0 }]);
    expect(await titlesOf("ken")).toEqual([]);
    expect(await unreadOf("emi")).toBe(0);
    expect(await show(id)).toMatchObject({ state: "over", reached_count: 4, read_count: 1 });
  });

  test("with both behind it, it is saved, never shown, and listed as ended (R436)", async () => {
    const { id } = await write({
      publication_start_period: inMinutes(-60),
      publication_end_period: inMinutes(-30),
    });
    await pass(1);
    expect(await havers(id)).toEqual([]);
    const { data } = await server
      .as("misaki")
      .call(calls.listOfficeNotices, { params, query: { state: "over" } });
    expect(data.records).toMatchObject([{ id, state: "over", reached_count: 0 }]);
  });

  test("over midnight in Japan", async () => {
    const { id } = await write({
      publication_start_period: "2026-11-22T23:30:00+09:00",
      publication_end_period: "2026-11-23T00:30:00+09:00",
    });
    const minutesTo = (time: string) => (Date.parse(time) - server.clock.now().getTime()) / MINUTE_MS;
    await pass(minutesTo("2026-11-22T23:29:00+09:00"));
    expect(await havers(id)).toEqual([]);
    await pass(31);
    expect(await show(id)).toMatchObject({ state: "running" });
    expect(await havers(id)).toHaveLength(4);
    await pass(30);
    expect(await havers(id)).toEqual([]);
  });

  test("its end has to come after its start, also where a change names only one of them", async () => {
    const refused = {
      faults: [{ message_code: "END_NOT_AFTER_START", field: "publication_end_period" }],
    };
    const start = inMinutes(10);
    await expect(
      write({ publication_start_period: start, publication_end_period: start }),
    ).rejects.toMatchObject(refused);
    const { id } = await write({ publication_start_period: start });
    await expect(change(id, { publication_end_period: inMinutes(5) })).rejects.toMatchObject(refused);
    await expect(write({ publication_end_period: "2027-02-29T00:00:00+09:00" })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("a private one is in nobody's bell, and public once it is made so (R434)", async () => {
    const { id } = await write({ published: false });
    await pass(1);
    expect(await havers(id)).toEqual([]);
    expect(await show(id)).toMatchObject({ state: "draft" });
    await change(id, { published: true });
    expect(await titlesOf("ken")).toHaveLength(1);
    await change(id, { published: false });
    expect(await titlesOf("ken")).toEqual([]);
    expect(await show(id)).toMatchObject({ state: "draft", reached_count: 4 });
  });

  test("it waits while the community is suspended, begins when that is over, and never after its end", async () => {
    const suspend = (suspended_at: Date | null) =>
      kysely.updateTable("communities").set({ suspended_at }).where("id", "=", aoba).execute();
    const soon = { publication_start_period: inMinutes(5) };
    const { id } = await write(soon);
    const missed = await write({ ...soon, publication_end_period: inMinutes(8) });
    await suspend(server.clock.now());
    await pass(10);
    expect(await havers(id)).toEqual([]);
    await suspend(null);
    await pass(1);
    expect(await havers(id)).toHaveLength(4);
    expect(await havers(missed.id)).toEqual([]);
    expect(await show(missed.id)).toMatchObject({ state: "over" });
  });

  test("a job that runs twice at once gives it once", async () => {
    const { id } = await write({ publication_start_period: inMinutes(5) });
    server.clock.advance({ minutes: 5 });
    await Promise.all([1, 2].map(() => runOfficeNotices.run(server.services, {})));
    await Promise.all([server.drainJobs(), server.drainJobs()]);
    expect(await havers(id)).toHaveLength(4);
    expect(await unreadOf("ken")).toBe(1);
  });

  test("on a leap day", async () => {
    const { id } = await write({
      publication_start_period: "2028-02-29T09:00:00+09:00",
      publication_end_period: "2028-03-01T00:00:00+09:00",
    });
    const daysTo = (Date.parse("2028-02-29T08:59:00+09:00") - server.clock.now().getTime()) / MINUTE_MS;
    await pass(daysTo);
    expect(await havers(id)).toEqual([]);
    await pass(1);
    expect(await havers(id)).toHaveLength(4);
    await pass(15 * 60);
    expect(await havers(id)).toEqual([]);
    // Everybody's session has run out since.
    await kysely
      .updateTable("sessions")
      .set({ expires_at: new Date("2030-01-01") })
      .execute();
  });
});

describe("what it says", () => {
  test("is sanitised, and read in full in its detail, which marks it read", async () => {
    const { id } = await write({ content: '<p onclick="x()">見学会です。<script>alert(1)</script></p>' });
    const [notice] = await bellOf("ken");
    const { data } = await server.as("ken").call(showNotice, { params: { ...params, nid: notice?.id ?? 0 } });
    expect(data.content).toBe("<p>見学会です。</p>");
    expect(await unreadOf("ken")).toBe(0);
    expect(await show(id)).toMatchObject({ read_count: 1, content_base: "見学会です。" });
  });

  test("has at most 2,000 characters as they are read (R411)", async () => {
    const text = (length: number) => `<p><strong>${"あ".repeat(length)}</strong></p>`;
    await write({ content: text(2_000) });
    await expect(write({ content: text(2_001) })).rejects.toMatchObject({
      faults: [{ message_code: "TOO_LONG", field: "content" }],
    });
  });

  test("may be its title and a link alone, and then it has no detail (R116)", async () => {
    await write({ content: "", detail_link: "https://example.jp/autumn" });
    expect(await bellOf("ken")).toMatchObject([
      { notification_type: 2, detail_link: "https://example.jp/autumn" },
    ]);
    for (const detail_link of ["javascript:alert(1)", "example"])
      await expect(write({ detail_link })).rejects.toMatchObject({
        faults: [{ message_code: "INVALID_FORMAT", field: "detail_link" }],
      });
    await expect(write({ content: "<p> </p>" })).rejects.toMatchObject({
      faults: [{ message_code: "REQUIRED", field: "content" }],
    });
  });

  test("changes while it runs, for whom it is for now; what was read stays read", async () => {
    const { id, updated_at } = await write();
    await server.as("misaki").call(markNoticesRead, { params });
    await change(id, { title: "見学会（訂正）", targets: ["community_admin"], updated_at });
    expect(await bellOf("misaki")).toMatchObject([{ title: "見学会（訂正）", is_read: true }]);
    expect(await havers(id)).toEqual(["makoto", "misaki"]);
    expect(await show(id)).toMatchObject({ updated_mynavi_user_id: membership.misaki, read_count: 1 });
    await expect(change(id, { title: "古い", updated_at }, "makoto")).rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
  });

  test("leaves every bell when it is deleted", async () => {
    const { id } = await write();
    await server.as("makoto").call(calls.deleteOfficeNotice, at(id));
    expect(await titlesOf("ken")).toEqual([]);
    await server.drainJobs();
    expect(await unreadOf("ken")).toBe(0);
    await expect(show(id)).rejects.toMatchObject({ status: 404 });
    expect(await kysely.selectFrom("office_notices").select("id").execute()).toEqual([]);
  });

  test("is shown before, with how many it would reach", async () => {
    const body = { content: "<p>下書き<em>です</em></p>", targets: ["employee" as const, "alumni" as const] };
    const { data } = await server.as("misaki").call(calls.previewOfficeNotice, { params, body });
    expect(data).toEqual({
      content: "<p>下書き<em>です</em></p>",
      content_base: "下書きです",
      reached_count: 7,
    });
  });

  test("is mailed once a day, or at once to whoever has chosen so", async () => {
    await server.as("ken").call(setNoticeChoices, { body: { office: "at_once" } });
    await write();
    const mails = (await server.mails()).filter(({ subject }) => subject.includes("工場見学会のご案内"));
    expect(mails.map(({ to }) => to)).toEqual([{ address: "ken@example.jp" }]);
    const [notice] = await bellOf("ken");
    expect(mails[0]?.text).toContain(`/community/communities/${aoba}?notice=${notice?.id}`);
  });
});

describe("its pictures (R448)", () => {
  const upload = async (bytes: Uint8Array, name: string, who: PersonKey = "misaki") => {
    const image = new File([new Uint8Array(bytes)], name);
    return (await server.as(who).call(uploadImage, { params, files: { image }, body: { type: "notice" } }))
      .data.id;
  };
  const seen = async (who: PersonKey, fileId: number) =>
    (await server.as(who).send(downloadFile, { params: { ...params, fileId } })).status;

  test("are JPEG, PNG or GIF, in their order, for those who have it, as long as they do", async () => {
    const image_ids = [
      await upload(await animatedGif(40, 30), "動画.gif"),
      await upload(await png(40, 30), "図.png"),
      await upload(await jpeg(40, 30), "写真.jpg"),
    ];
    const [gif = 0] = image_ids;
    const { id } = await write({ content: "", image_ids });
    expect((await show(id)).images.map((image) => image.id)).toEqual(image_ids);
    const [notice] = await bellOf("ken");
    const { data } = await server.as("ken").call(showNotice, { params: { ...params, nid: notice?.id ?? 0 } });
    expect(data.images.map((image) => image.id)).toEqual(image_ids);
    expect([await seen("ken", gif), await seen("makoto", gif), await seen("hanako", gif)]).toEqual([
      200, 200, 404,
    ]);
    await change(id, { image_ids: [gif], published: false });
    expect([await seen("ken", gif), await seen("makoto", gif)]).toEqual([404, 200]);
  });

  test.each([
    [
      "an SVG named .png",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      "ERROR_ATTACHMENT_TYPE",
    ],
    ["21 MB", Buffer.alloc(21 * 1024 * 1024, 0xff), 413, "ERROR_TOO_LARGE"],
  ] as const)("%s is refused", async (_, bytes, status, code) => {
    await expect(upload(bytes, "絵.png")).rejects.toMatchObject({ status, code });
  });

  test("a GIF whose frames together are far too many pixels is refused", async () => {
    await expect(upload(await gifBomb(2_000, 2_000, 13), "絵.gif")).rejects.toMatchObject({
      status: 400,
      code: "ERROR_IMAGE_DIMENSIONS",
    });
  });

  test("are uploaded by administrators alone, and taken from nobody else", async () => {
    await expect(upload(await png(4, 4), "図.png", "ken")).rejects.toMatchObject({
      code: "FORBIDDEN_OPERATION",
    });
    const ofMakoto = await upload(await png(4, 4), "図.png", "makoto");
    await expect(write({ image_ids: [ofMakoto] })).rejects.toMatchObject({ status: 404 });
  });
});
