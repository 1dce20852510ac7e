import { setImmediate as breathe } from "node:timers/promises";
import type { TextEncoding } from "#kit/contract/csv.ts";

/** This many bytes are decoded and parsed at once, which takes some milliseconds, before the event loop turns. */
const STEP = 32 * 1024;
const LOOKED_AT = 4096;

const beginsWith = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** U+FEFF may occur at the beginning twice, as spreadsheets write another one before the first. */
const MARKS = /^\uFEFF+/;

/** Yields the text in pieces. With `fatal` it throws a TypeError at bytes that are invalid in the encoding. */
export async function* decode(
  bytes: Uint8Array,
  encoding: TextEncoding,
  { fatal = false }: { readonly fatal?: boolean } = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal, ignoreBOM: true });
  let begun = false;
  for (let at = 0; at < bytes.length; at += STEP) {
    const piece = decoder.decode(bytes.subarray(at, at + STEP), { stream: at + STEP < bytes.length });
    const text: string = begun ? piece : piece.replace(MARKS, "");
    begun ||= text !== "";
    if (text !== "") yield text;
    await breathe();
  }
}

async function isAllOf(bytes: Uint8Array, encoding: TextEncoding): Promise<boolean> {
  try {
    for await (const _ of decode(bytes, encoding, { fatal: true }));
    return true;
  } catch {
    return false;
  }
}

/** In UTF-16, every second byte of Latin letters, digits and commas is zero; other text has no zero byte. */
function utf16By(bytes: Uint8Array): TextEncoding | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd > 0) return "utf-16le";
  return odd === 0 && even > 0 ? "utf-16be" : undefined;
}

/**
 * Finds the encoding from the content: a byte order mark, then strict UTF-8, then Shift_JIS as Windows writes it
 * (CP932). It does not guess by frequency, which takes short Japanese for Cyrillic. It returns undefined for what is no
 * text in any of them.
 */
export async function findEncoding(bytes: Uint8Array): Promise<TextEncoding | undefined> {
  if (beginsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (beginsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return utf16By(bytes);
  if (await isAllOf(bytes, "utf-8")) return "utf-8";
  return (await isAllOf(bytes, "shift_jis")) ? "shift_jis" : undefined;
}
