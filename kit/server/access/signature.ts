import { createHmac, timingSafeEqual } from "node:crypto";

/** Makes a signature that only this server can make; each use begins the text with a word of its own. */
export const signatureOf = (secret: string, text: string, bytes = 32): Buffer =>
  createHmac("sha256", secret).update(text).digest().subarray(0, bytes);

/** Takes the same time wherever two secrets differ, so that timing reveals nothing. */
export const isSameSecret = (given: Uint8Array, expected: Uint8Array): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** Writes bytes in letters and digits that survive a change of case. */
export const inBase36 = (bytes: Buffer, length: number): string =>
  BigInt(`0x${bytes.toString("hex")}`)
    .toString(36)
    .padStart(length, "0");
