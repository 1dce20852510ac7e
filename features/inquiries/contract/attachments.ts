import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import {
  type FileType,
  fileFault,
  fileTypeOf,
  inquiryAttachmentTypes,
} from "#kit/contract/fields/file-types.ts";

/** Each of these parts of the form carries a file. R193, R271 */
export const attachmentNames = ["file1", "file2", "file3"] as const;
export type AttachmentName = (typeof attachmentNames)[number];

/** Text has no signature of its own: a script or a drawing is text too, so the name decides. R195 */
const textName = /\.(txt|text|log)$/i;

/** Returns what is wrong with an attachment, by its size in bytes, first bytes and name. R194, R195, R227 */
export function attachmentFault(file: { name: string; size: number; first: Uint8Array }): Fault | undefined {
  const found = fileFault(file, inquiryAttachmentTypes);
  if (found) return found;
  if (fileTypeOf(file.first) !== "text" || textName.test(file.name)) return undefined;
  return fault("FILE_TYPE", { types: inquiryAttachmentTypes.join(", ") });
}

type Kind = { readonly contentType: string; readonly ending: RegExp; readonly add: string };

const kinds: Partial<Record<FileType, Kind>> = {
  text: { contentType: "text/plain", ending: textName, add: ".txt" },
  pdf: { contentType: "application/pdf", ending: /\.pdf$/i, add: ".pdf" },
  jpeg: { contentType: "image/jpeg", ending: /\.jpe?g$/i, add: ".jpg" },
  png: { contentType: "image/png", ending: /\.png$/i, add: ".png" },
};

const NAME_UNITS = 120;

/**
 * Returns how a valid attachment is stored: with the type of its bytes, and a name that has the matching ending and no
 * folder.
 */
export function keptAs(name: string, first: Uint8Array): { name: string; contentType: string } {
  const kind = kinds[fileTypeOf(first) ?? "text"];
  if (!kind) throw new Error(`${name} has not been checked`);
  const bare = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069"<>|:*?]+/gu, " ")
    .trim();
  const ending = kind.ending.exec(bare)?.[0] ?? kind.add;
  const stem = (kind.ending.test(bare) ? bare.slice(0, -ending.length) : bare).slice(0, NAME_UNITS);
  return { name: `${stem.toWellFormed() || "file"}${ending}`, contentType: kind.contentType };
}
