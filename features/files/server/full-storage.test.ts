import { expect, test, vi } from "vitest";
import { sendInquiry } from "#features/inquiries/contract/calls.ts";
import { keysIn } from "#kit/server/files/entries.test-helper.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { uploadImage } from "../contract/calls.ts";

/** This many more files fit. */
let space = Number.POSITIVE_INFINITY;
const server = await startTestServer({
  wrapStorage: (storage) => ({
    ...storage,
    async put(...file) {
      space -= 1;
      if (space < 0)
        throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
      await storage.put(...file);
    },
  }),
});
const upload = async () => {
  const files = { image: new File([new Uint8Array(await png(700, 350))], "写真.png") };
  return server.as("hanako").send(uploadImage, { params: { id: server.ids.aoba }, files });
};
const inquire = () => {
  const text = (name: string) => new File(["記録"], name);
  const body = { inquiry_type: 3, content: "画面が開きません。", email: "guest@example.jp" };
  return server
    .as("guest")
    .send(sendInquiry, { body, files: { file1: text("1.txt"), file2: text("2.txt") } });
};
/** Lists every file, without the folders of communities. */
const everything = async () => {
  const { storage } = server.services;
  const keys = [...(await keysIn(storage, "images")), ...(await keysIn(storage, "inquiries"))];
  return keys.filter((key) => key.split("/").length > 2);
};

test("a full storage keeps nothing of what did not fit whole, says so to the sender, and once in the log", async () => {
  const said = vi.spyOn(server.services.log, "warn");
  for (const [send, fitting] of [
    [upload, 0],
    [upload, 3],
    [inquire, 1],
  ] as const) {
    space = fitting;
    const { status, body } = await send();
    expect([status, body]).toMatchObject([507, { error_message_code: "ERROR_STORAGE_FULL" }]);
    expect(await everything()).toEqual([]);
  }
  expect(await server.database.kysely.selectFrom("files").select("id").execute()).toEqual([]);
  expect(said).toHaveBeenCalledTimes(1);

  space = Number.POSITIVE_INFINITY;
  server.clock.advance({ hours: 1 });
  expect((await upload()).status).toBe(200);
  expect((await inquire()).status).toBe(200);
  expect(said).toHaveBeenCalledTimes(2);
});
