import { expect, test } from "vitest";
import { readStorageUrl } from "./storage-url.ts";

test("an S3 secret with percent-encoded marks is decoded, and TLS is on unless switched off", () => {
  expect(readStorageUrl("s3://AKIA:a%2Fb%2Bc@s3.example.jp/enishi-files")).toEqual({
    kind: "s3",
    endpoint: "https://s3.example.jp",
    bucket: "enishi-files",
    region: "ap-northeast-1",
    accessKeyId: "AKIA",
    secretAccessKey: "a/b+c",
  });
});

test.each([
  ["file:/srv/enishi/files", "/srv/enishi/files"],
  ["file:///srv/enishi/files/", "/srv/enishi/files"],
  ["file:/srv/%E7%B8%81", "/srv/縁"],
])("%s is the folder %s", (url, folder) => {
  expect(readStorageUrl(url)).toEqual({ kind: "folder", folder });
});
