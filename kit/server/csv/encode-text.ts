import encoding from "encoding-japanese";
import type { TextEncoding } from "#kit/contract/csv.ts";

const QUESTION_MARK = 0x3f;

/** A character that Shift_JIS lacks becomes a question mark. */
const toShiftJis = (text: string): Uint8Array =>
  Uint8Array.from(
    encoding.convert(encoding.stringToCode(text), { from: "UNICODE", to: "SJIS", type: "array" }) as number[],
  );

/** Encoding one sign costs as much as a short text, so what was found of it is kept: at most all signs there are. */
const lacking = new Map<string, boolean>();

function isLacking(sign: string): boolean {
  const known = lacking.get(sign);
  if (known !== undefined) return known;
  const [byte, ...more] = toShiftJis(sign);
  const found = sign !== "?" && byte === QUESTION_MARK && more.length === 0;
  lacking.set(sign, found);
  return found;
}

/** Returns the characters of a text that Shift_JIS as Windows writes it (CP932) lacks. */
export const lackingInShiftJis = (text: string): string[] => [...new Set(text)].filter(isLacking);

const toUtf16 = (text: string): Buffer => Buffer.from(text, "utf16le");

/** Encodes a piece of text; the byte order mark at the beginning of a file is a piece of its own (`beginningOf`). */
export function encodeText(text: string, to: TextEncoding): Uint8Array {
  if (to === "shift_jis") return toShiftJis(text);
  if (to === "utf-16le") return toUtf16(text);
  return to === "utf-16be" ? toUtf16(text).swap16() : Buffer.from(text);
}

/** Spreadsheets take a Unicode file without a byte order mark for one in their own encoding. */
export const beginningOf = (to: TextEncoding): string => (to === "shift_jis" ? "" : "\uFEFF");
