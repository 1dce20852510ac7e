import { expect, test } from "vitest";
import {
  isLeftBehind,
  isUploading,
  moveUpload,
  sentAnswers,
  type Upload,
  type UploadState,
} from "./upload.ts";

const upload = (key: string, state: UploadState<string>): Upload<string> => ({
  key,
  name: `${key}.png`,
  size: 1,
  previewUrl: null,
  state,
});
const sent = (key: string) => upload(key, { is: "sent", answer: key });
const keys = (uploads: readonly Upload<string>[]) => uploads.map(({ key }) => key).join("");

test("a file moves one place and stops at the ends", () => {
  const uploads = [sent("a"), sent("b"), sent("c")];
  expect(keys(moveUpload(uploads, "c", -1))).toBe("acb");
  expect(keys(moveUpload(uploads, "a", 1))).toBe("bac");
  expect(keys(moveUpload(uploads, "a", -1))).toBe("abc");
  expect(keys(moveUpload(uploads, "c", 1))).toBe("abc");
  expect(keys(moveUpload(uploads, "x", 1))).toBe("abc");
});

test("only what has arrived is handed on, in the order shown", () => {
  const uploads = [sent("b"), upload("x", { is: "failed" }), sent("a")];
  expect(sentAnswers(uploads)).toEqual(["b", "a"]);
  expect(isUploading(uploads)).toBe(false);
  expect([isLeftBehind(uploads), isLeftBehind([sent("a")])]).toEqual([true, false]);
  expect(isUploading([...uploads, upload("y", { is: "sending", done: 0.5 })])).toBe(true);
});
