import { expect, test, vi } from "vitest";
import { ImageRefused } from "#kit/server/images/image-refused.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { uploadImage } from "../contract/calls.ts";

vi.mock("#kit/server/images/process-image.ts", () => ({
  processImage: () => Promise.reject(new ImageRefused("OVERLOADED")),
}));
const errors: string[] = [];
const server = await startTestServer({
  logTo: { write: (line) => void (line.includes(`"level":50`) && errors.push(line)) },
});

test("where the machine does not come to make a picture, its sender is asked to come again, and the log takes it for no error of ours", async () => {
  const files = { image: new File([new Uint8Array(await png(40, 30))], "写真.png") };
  const answer = await server.as("hanako").send(uploadImage, { params: { id: server.ids.aoba }, files });
  expect([answer.status, answer.body]).toMatchObject([503, { error_message_code: "ERROR_UNAVAILABLE" }]);
  expect(answer.headers["retry-after"]).toBeDefined();
  expect(errors).toEqual([]);
});
