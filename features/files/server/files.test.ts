import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { updateUserPost } from "#features/posts/contract/admin-calls.ts";
import { createPost, deletePost } from "#features/posts/contract/calls.ts";
import type { ImageType } from "#kit/contract/image-address.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { craftPng, jpeg, phonePhoto, png } from "#kit/server/images/test-pictures.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { downloadFile, uploadImage } from "../contract/calls.ts";
import { removeUnusedFiles } from "./remove-unused-files.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const blob = (bytes: Uint8Array, name = "写真.png") => new File([new Uint8Array(bytes)], name);

const upload = async (who: PersonKey, bytes: Uint8Array, type?: ImageType) =>
  (
    await server
      .as(who)
      .call(uploadImage, { params, files: { image: blob(bytes) }, body: type ? { type } : {} })
  ).data;
const download = (
  who: PersonKey | "guest",
  fileId: number,
  query: object = {},
  headers: Record<string, string> = {},
) => server.as(who).send(downloadFile, { params: { ...params, fileId }, query, headers });
const statusFor = async (who: PersonKey | "guest", fileId: number) => (await download(who, fileId)).status;
const post = async (who: PersonKey, image_ids: number[], content_type = 1) => {
  const body = {
    client_id: crypto.randomUUID(),
    content_type,
    title: "写真",
    content: "<p>写真</p>",
    image_ids,
  };
  return (await server.as(who).call(createPost, { params, body })).data;
};

let photo: Buffer;
beforeAll(async () => {
  photo = await jpeg(2_000, 1_000);
});

describe("uploading", () => {
  test("answers where the image is and how large it is", async () => {
    const image = await upload("hanako", photo);
    expect(image).toMatchObject({ width: 1_920, height: 960, placeholder: expect.stringMatching(/^#/) });
    expect(image.url).toBe(`/api/communities/${server.ids.aoba}/download_file/${image.id}`);
  });

  test("a phone's photo stands upright and no longer says where it was taken", async () => {
    const image = await upload("hanako", await phonePhoto(400, 200));
    expect(image).toMatchObject({ width: 200, height: 400 });
    const { bytes } = await download("hanako", image.id);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test.each([
    [
      "an SVG named .png",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      400,
      "ERROR_IMAGE_TYPE",
    ],
    ["a text", Buffer.from("ただの文"), 400, "ERROR_IMAGE_TYPE"],
    ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00"), 400, "ERROR_IMAGE_TYPE"],
    [
      "a first byte that is wrong",
      Buffer.concat([Buffer.from([0x88]), Buffer.from("PNG\r\n\x1a\n")]),
      400,
      "ERROR_IMAGE_TYPE",
    ],
    [
      "a picture cut off",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      400,
      "ERROR_IMAGE_BROKEN",
    ],
    ["30,000 by 30,000 pixels", craftPng(30_000, 30_000, Buffer.alloc(10)), 400, "ERROR_IMAGE_DIMENSIONS"],
    ["21 MB", Buffer.alloc(21 * 1024 * 1024, 0xff), 413, "ERROR_TOO_LARGE"],
  ] as const)("%s is refused (R235, R449)", async (_, bytes, status, code) => {
    await expect(upload("hanako", bytes)).rejects.toMatchObject({ status, code });
  });

  test.each([
    ["guest", 401],
    ["ren", 404],
    ["sho", 403],
  ] as const)("%s may not", async (who, status) => {
    await expect(upload(who as PersonKey, photo)).rejects.toMatchObject({ status });
  });

  test("the community's header is for administrators", async () => {
    await expect(upload("hanako", photo, "community_header")).rejects.toMatchObject({
      code: "FORBIDDEN_OPERATION",
    });
  });

  test.each([
    ["post", [1_920, 960]],
    ["user_icon", [280, 280]],
    ["community_header", [1_000, 500]],
    ["community_site_header", [1_920, 960]],
  ] as const)(
    "a picture of 2,000 by 1,000 as a %s is kept in its size (R275)",
    async (type, [width, height]) => {
      expect(await upload("misaki", photo, type)).toMatchObject({ width, height });
    },
  );

  test("a picture of any other sort is refused (R275)", async () => {
    await expect(upload("misaki", photo, "logo" as ImageType)).rejects.toMatchObject({ status: 400 });
  });
});

describe("downloading", () => {
  test("gives the size asked for, as WebP where it is taken, to be kept and asked for each time", async () => {
    const image = await upload("hanako", photo);
    const small = await download(
      "hanako",
      image.id,
      { size: 300, type: "post" },
      { accept: "image/webp,*/*" },
    );
    expect(small.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      vary: "Accept",
    });
    expect((await sharp(small.bytes).metadata()).width).toBe(320);
    const full = await download("hanako", image.id);
    expect(full.headers["content-type"]).toBe("image/jpeg");
    expect((await sharp(full.bytes).metadata()).width).toBe(1_920);
    expect(full.headers.etag).not.toBe(small.headers.etag);
  });

  test("what the browser already holds is not sent again", async () => {
    const image = await upload("hanako", photo);
    const first = await download("hanako", image.id);
    const again = await download("hanako", image.id, {}, { "if-none-match": String(first.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test("what the browser holds is shown to nobody who may not see it any more", async () => {
    const image = await upload("hanako", photo);
    const { id } = await post("hanako", [image.id]);
    const held = { "if-none-match": String((await download("ichiro", image.id)).headers.etag) };
    const again = async (who: PersonKey | "guest") => (await download(who, image.id, {}, held)).status;
    expect([await again("ichiro"), await again("guest")]).toEqual([304, 401]);
    await server.as("misaki").call(updateUserPost, { params: { id }, body: { published: false } });
    expect(await again("ichiro")).toBe(404);
  });

  test("a draft's image is its uploader's alone; a post's is everybody's who may read it", async () => {
    const image = await upload("hanako", photo);
    expect(await statusFor("hanako", image.id)).toBe(200);
    for (const who of ["ichiro", "misaki"] as const) expect(await statusFor(who, image.id)).toBe(404);
    const { images } = await post("hanako", [image.id]);
    expect(images).toEqual([image]);
    for (const who of ["ichiro", "emi", "misaki"] as const) expect(await statusFor(who, image.id)).toBe(200);
    for (const [who, status] of [
      ["ren", 404],
      ["yui", 404],
      ["guest", 401],
      ["sho", 403],
      ["aoi", 403],
      ["nao", 404],
    ] as const)
      expect([who, await statusFor(who, image.id)]).toEqual([who, status]);
  });

  test("an address under another community leads nowhere", async () => {
    const image = await upload("hanako", photo);
    await post("hanako", [image.id]);
    const answer = await server
      .as("ren")
      .send(downloadFile, { params: { id: server.ids.minato, fileId: image.id } });
    expect(answer.status).toBe(404);
  });

  test("a job offer's image is not for other employees", async () => {
    const image = await upload("ken", photo);
    await post("ken", [image.id], 3);
    expect(await statusFor("hanako", image.id)).toBe(200);
    expect(await statusFor("ken", image.id)).toBe(200);
    expect(await statusFor("emi", image.id)).toBe(404);
  });

  test("once the post is hidden only its author and administrators get it; once deleted, nobody else", async () => {
    const image = await upload("hanako", photo);
    const { id } = await post("hanako", [image.id]);
    await server.as("misaki").call(updateUserPost, { params: { id }, body: { published: false } });
    expect(await statusFor("ichiro", image.id)).toBe(404);
    expect(await statusFor("misaki", image.id)).toBe(200);
    expect(await statusFor("hanako", image.id)).toBe(200);
    await server.as("hanako").call(deletePost, { params: { id } });
    expect(await statusFor("misaki", image.id)).toBe(404);
  });

  test("somebody paused gets nothing from then on", async () => {
    const image = await upload("hanako", photo);
    await post("hanako", [image.id]);
    expect(await statusFor("ichiro", image.id)).toBe(200);
    const state = async (value: MembershipState) => {
      await server.setState("ichiro", value);
      server.services.access.forgetAccount(server.ids.account.ichiro);
    };
    await state("paused");
    expect(await statusFor("ichiro", image.id)).toBe(403);
    await state("participating");
  });

  test("another's upload cannot be put into one's own post", async () => {
    const image = await upload("hanako", photo);
    await expect(post("ichiro", [image.id])).rejects.toMatchObject({ status: 404 });
    await expect(post("hanako", [999_999])).rejects.toMatchObject({ status: 404 });
  });

  test("21 images are too many for a post (R225)", async () => {
    const image = await upload("hanako", photo);
    await expect(
      post(
        "hanako",
        Array.from({ length: 21 }, () => image.id),
      ),
    ).rejects.toMatchObject({
      faults: [{ message_code: "TOO_MANY", field: "image_ids" }],
    });
  });

  test("an icon is shown to the members of its owner's communities", async () => {
    const icon = await upload("ichiro", await png(600, 400), "user_icon");
    expect(icon).toMatchObject({ width: 280, height: 280 });
    expect(await statusFor("hanako", icon.id)).toBe(404);
    await server.database.kysely
      .updateTable("accounts")
      .set({ file_id: icon.id })
      .where("id", "=", server.ids.account.ichiro)
      .execute();
    expect(await statusFor("hanako", icon.id)).toBe(200);
    expect(await statusFor("ren", icon.id)).toBe(404);
    const { user_post } = await post("ichiro", []);
    expect(user_post.avatar_url).toBe(icon.url);
  });

  test("a community's header is as public as its invitation, and in the lobby of who waits, unless it is private or suspended", async () => {
    const header = await upload("misaki", photo, "community_header");
    const change = (values: Record<string, unknown>) =>
      server.database.kysely
        .updateTable("communities")
        .set(values)
        .where("id", "=", server.ids.aoba)
        .execute();
    await change({ header_file_id: header.id });
    for (const who of ["guest", "ren", "aoi", "hanako"] as const)
      expect(await statusFor(who, header.id)).toBe(200);
    const inLobby = async () => (await server.as("aoi").call(listCommunities)).data.records[0]?.image_url;
    expect(await inLobby()).toBe(header.url);
    await change({ is_private: true });
    server.services.access.forgetCommunity(server.ids.aoba);
    expect(await inLobby()).toBeNull();
    expect(await statusFor("guest", header.id)).toBe(401);
    expect(await statusFor("misaki", header.id)).toBe(200);
    await change({ is_private: false, suspended_at: server.clock.now() });
    server.services.access.forgetCommunity(server.ids.aoba);
    for (const who of ["ren", "aoi", "hanako", "misaki"] as const)
      expect(await statusFor(who, header.id)).not.toBe(200);
    await change({ suspended_at: null });
    server.services.access.forgetCommunity(server.ids.aoba);
  });

  test("of two sessions in one browser the page's address tells which is meant (R274)", async () => {
    const image = await upload("hanako", photo);
    const cookie = "enishi_alumni=session-of-hanako; enishi_community=session-of-emi";
    const get = async (query: string) =>
      (
        await server.app.inject({
          url: `/api/communities/${server.ids.aoba}/download_file/${image.id}${query}`,
          headers: { cookie },
        })
      ).statusCode;
    expect(await get("?request_path=/alumni/communities/1")).toBe(200);
    expect(await get("?request_path=/community/communities/1")).toBe(404);
    expect(await get("")).toBe(401);
  });
});

test("images on which nothing hangs go after a week, the others stay", async () => {
  const [used, unused] = [await upload("hanako", photo), await upload("hanako", photo)];
  await post("hanako", [used.id]);
  server.clock.advance({ days: 6 });
  await removeUnusedFiles.run(server.services, {});
  expect(await statusFor("hanako", unused.id)).toBe(200);
  server.clock.advance({ days: 2 });
  await removeUnusedFiles.run(server.services, {});
  expect(await statusFor("hanako", unused.id)).toBe(404);
  expect(await statusFor("hanako", used.id)).toBe(200);
});
