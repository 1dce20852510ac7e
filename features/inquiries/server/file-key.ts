import { isSameSecret, signatureOf } from "#kit/server/access/signature.ts";

const KEY_BYTES = 24;

/** Returns the secret part of the link to an attachment. It is derived, so that no table holds it. */
const keyOf = (secret: string, inquiryId: number, position: number): Buffer =>
  signatureOf(secret, `inquiry-file:${inquiryId}:${position}`, KEY_BYTES);

export const fileUrl = (
  { publicUrl, secret }: { publicUrl: string; secret: string },
  inquiryId: number,
  position: number,
): string =>
  `${publicUrl}/api/inquiries/${inquiryId}/files/${position}?key=${keyOf(secret, inquiryId, position).toString("base64url")}`;

export const isFileKey = (secret: string, inquiryId: number, position: number, given: string): boolean =>
  isSameSecret(Buffer.from(given, "base64url"), keyOf(secret, inquiryId, position));
