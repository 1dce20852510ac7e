import encoding from "encoding-japanese";
import type { TextEncoding } from "./text-encoding.ts";

const QUESTION_MARK = 0x3f;

/** What Shift_JIS has no character for becomes a question mark. */
const toShiftJis = (text: string): Uint8Array =>
  Uint8Array.from(
    encoding.convert(encoding.stringToCode(text), { from: "UNICODE", to: "SJIS", type: "array" }) as number[],
  );

/** The signs of a text that Shift_JIS as Windows writes it (CP932) has no character for. */
export const lackingInShiftJis = (text: string): string[] =>
  [...new Set(text)].filter((sign) => {
    const [byte, ...more] = toShiftJis(sign);
    return sign !== "?" && byte === QUESTION_MARK && more.length === 0;
  });

const toUtf16 = (text: string): Buffer => Buffer.from(text, "utf16le");

/** A piece of text as bytes; the mark at the beginning of a file is a piece of its own (`beginningOf`). */
export function encodeText(text: string, to: TextEncoding): Uint8Array {
  if (to === "shift_jis") return toShiftJis(text);
  if (to === "utf-16le") return toUtf16(text);
  return to === "utf-16be" ? toUtf16(text).swap16() : Buffer.from(text);
}

/** Spreadsheets take a file in Unicode without it for one in an encoding of their own. */
export const beginningOf = (to: TextEncoding): string => (to === "shift_jis" ? "" : "\uFEFF");
