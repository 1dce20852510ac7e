import { createHmac, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 24;

/** The secret part of the link to an attachment. It is derived, so that no table holds it. */
const keyOf = (secret: string, inquiryId: number, position: number): Buffer =>
  createHmac("sha256", secret)
    .update(`inquiry-file:${inquiryId}:${position}`)
    .digest()
    .subarray(0, KEY_BYTES);

export const fileUrl = (
  { publicUrl, secret }: { publicUrl: string; secret: string },
  inquiryId: number,
  position: number,
): string =>
  `${publicUrl}/api/inquiries/${inquiryId}/files/${position}?key=${keyOf(secret, inquiryId, position).toString("base64url")}`;

export function isFileKey(secret: string, inquiryId: number, position: number, given: string): boolean {
  const bytes = Buffer.from(given, "base64url");
  return bytes.length === KEY_BYTES && timingSafeEqual(bytes, keyOf(secret, inquiryId, position));
}
