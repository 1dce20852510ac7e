import { type Fault, fault } from "./field-errors.ts";
import * as limits from "./limits.ts";

export type FileType = "png" | "jpeg" | "gif" | "pdf" | "heic" | "text";

/** GIF is not allowed: docs/decisions/inquiries.md. R194 */
export const inquiryAttachmentTypes: readonly FileType[] = ["text", "pdf", "jpeg", "png"];

const signatures: readonly [FileType, readonly number[]][] = [
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["gif", [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ["gif", [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

const isHeic = (bytes: Uint8Array) =>
  ascii(bytes, 4, 8) === "ftyp" && heicBrands.includes(ascii(bytes, 8, 12));

/** Text in UTF-8 or Shift_JIS has no bytes 0xfd to 0xff, and of controls only tab, LF, FF, CR and escape. */
const looksLikeText = (bytes: Uint8Array) =>
  bytes.length > 0 &&
  bytes.every((byte) => (byte >= 0x20 && byte < 0xfd && byte !== 0x7f) || [9, 10, 12, 13, 27].includes(byte));

/** `fileTypeOf` needs at most this many bytes of a file's beginning; more of them make the guess at text surer. */
export const signatureBytes = 4096;

/** Returns the type of a file by its first bytes, whatever its name says; undefined for every other type. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const known = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (known) return known[0];
  if (isHeic(bytes)) return "heic";
  if (looksLikeText(bytes.subarray(0, signatureBytes))) return "text";
}

/** R195, R227, R235: returns what is wrong with a file. `size` is in bytes, `first` its beginning. */
export function fileFault(
  { size, first }: { size: number; first: Uint8Array },
  allowed: readonly FileType[],
): Fault | undefined {
  if (size > limits.fileBytes) return fault("FILE_TOO_LARGE", { max: limits.fileBytes });
  const type = fileTypeOf(first);
  if (!type || !allowed.includes(type)) return fault("FILE_TYPE", { types: allowed.join(", ") });
}
