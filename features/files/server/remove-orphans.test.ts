import { expect, test, vi } from "vitest";
import { sendInquiry } from "#features/inquiries/contract/calls.ts";
import { removeOrphanAttachments } from "#features/inquiries/server/remove-old-inquiries.ts";
import { keysIn } from "#kit/server/files/entries.test-helper.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { uploadImage } from "../contract/calls.ts";
import { removeOrphanImages } from "./remove-unused-files.ts";

const server = await startTestServer({
  // Files carry the machine's time and not that of the test.
  wrapStorage: (storage) => ({
    ...storage,
    async *list(folder) {
      for await (const { key } of storage.list(folder)) yield { key, modifiedAt: written };
    },
  }),
});
const written = server.clock.now();
const { storage, log } = server.services;

/** Empty folders of communities go one night later. */
const isFile = (key: string) => key.split("/").length > 2;
const keys = async () => {
  const found = [...(await keysIn(storage, "images")), ...(await keysIn(storage, "inquiries"))];
  return found.filter(isFile);
};
const night = async () => {
  for (const job of [removeOrphanImages, removeOrphanAttachments]) await job.run(server.services, {});
};
const putOrphan = (key: string) => storage.put(key, Buffer.from("x"), "image/webp");

test("what no row names goes after a day, and everything that people have sent stays", async () => {
  const image = new File([new Uint8Array(await png(400, 300))], "写真.png");
  const text = new File(["記録"], "記録.txt");
  await server
    .as("hanako")
    .call(uploadImage, { params: { id: server.ids.aoba }, files: { image }, body: {} });
  const inquiry = { inquiry_type: 3, content: "画面が開きません。", email: "guest@example.jp" };
  await server.as("guest").call(sendInquiry, { body: inquiry, files: { file1: text } });
  const sent = await keys();
  const [ofImage = ""] = sent;

  for (const key of ["images/1/left/w320.webp", "images/accounts/left/w80.webp", "inquiries/left/1"])
    await putOrphan(key);
  await putOrphan(`${ofImage.slice(0, ofImage.lastIndexOf("/"))}/w5.webp`);
  await night();
  expect((await keys()).length).toBe(sent.length + 4);
  server.clock.advance({ days: 2 });
  await night();
  expect(await keys()).toEqual(sent);
});

test("where most of what lies there has no row, nothing is removed and the log asks whether it is the right storage", async () => {
  const said = vi.spyOn(log, "error");
  await Promise.all(Array.from({ length: 501 }, (_, n) => putOrphan(`images/2/other-${n}/w80.webp`)));
  const before = await keys();
  server.clock.advance({ days: 2 });
  await night();
  expect(await keys()).toEqual(before);
  expect(said).toHaveBeenCalledTimes(1);
});
