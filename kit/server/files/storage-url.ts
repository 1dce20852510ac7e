import { resolve } from "node:path";

export type S3Settings = {
  readonly kind: "s3";
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};
export type StorageSettings = S3Settings | { readonly kind: "folder"; readonly folder: string };

const expected =
  "FILES_URL should be file:/absolute/folder or s3://KEY:SECRET@host:port/bucket?region=ap-northeast-1&tls=1";

function readS3(url: URL): S3Settings {
  const bucket = url.pathname.replace(/^\/|\/$/g, "");
  const tls = url.searchParams.get("tls") ?? "1";
  const isWhole =
    url.host && url.username && url.password && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket);
  if (!isWhole || !/^[01]$/.test(tls)) throw new TypeError(expected);
  return {
    kind: "s3",
    endpoint: `${tls === "1" ? "https" : "http"}://${url.host}`,
    bucket,
    region: url.searchParams.get("region") ?? "ap-northeast-1",
    // Secrets may hold `/` and `+`, which the URL carries percent-encoded.
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** @throws TypeError with the expected form; the given URL may hold a secret and is not repeated */
export function readStorageUrl(text: string): StorageSettings {
  if (text.startsWith("file:")) {
    const folder = decodeURIComponent(text.slice("file:".length).replace(/^\/\/(?=\/)/, ""));
    if (!folder) throw new TypeError(expected);
    return { kind: "folder", folder: resolve(folder) };
  }
  const url = URL.parse(text);
  if (url?.protocol !== "s3:") throw new TypeError(expected);
  return readS3(url);
}
