import { expect, test } from "vitest";
import { readTestMailToken } from "#features/bounces/server/test-mail.ts";
import { isFileKey } from "#features/inquiries/server/file-key.ts";
import { deriveInvitedCode, deriveLongCode } from "#features/invitations/server/invited-code.ts";
import { readUnsubscribeToken } from "#features/notice-choices/server/unsubscribe-token.ts";
import { signedToken } from "#kit/server/access/signed-token.ts";
import { readReturnPath } from "#kit/server/mail/return-path.ts";

// An earlier version of the product made these; they are in mails and browsers.
const secret = "a secret of the tests";
const now = new Date("2026-11-20T00:00:00Z");
const signer = { services: { secret }, now };

test("the link that ends news by mail works for ever", () => {
  const token = "12.digest.tr4Pmf0uDEsSO6n_eL4TFdhQ111kwKOJpF0P0KxnVeA";
  expect(readUnsubscribeToken(secret, token)).toEqual({ accountId: 12, scope: "digest" });
  expect(readUnsubscribeToken(secret, token.replace("12", "13"))).toBeUndefined();
  expect(readUnsubscribeToken("another secret", token)).toBeUndefined();
});

test("the link to an attachment opens that attachment alone", () => {
  const key = "fb4uYRJHWUWf_AN91m1dmsX2i0jYfnS_";
  expect(isFileKey(secret, 3, 1, key)).toBe(true);
  expect(isFileKey(secret, 3, 2, key)).toBe(false);
  expect(isFileKey(secret, 3, 1, key.slice(0, -4))).toBe(false);
});

test("the code of an invitation is the one that was given away", () => {
  expect(deriveInvitedCode(secret, 5, 2)).toBe("TJV9-CPHT");
  expect(deriveLongCode(secret, 5, 2)).toBe("BM7C6yvrMjpD2tpt2Y3-mg");
});

test("the link of a test mail counts until it runs out", () => {
  const token =
    "0123456789abcdefghijklmn.mvx2cqo0.4SpmmiVFBbKsyO56_7Ap4g.tpcao0.OD3VXjlnn9SMRX91YIv_2m1HR9yhHUvbUuxGr6ObApM";
  const stop = { addressKey: "0123456789abcdefghijklmn", since: new Date("2026-11-01T00:00:00Z") };
  expect(readTestMailToken(signer, token)).toEqual(stop);
  expect(readTestMailToken(signer, token.replace("mvx2cqo0", "mvx2cqo1"))).toBeUndefined();
  expect(readTestMailToken({ ...signer, now: new Date("2026-12-01T00:00:00Z") }, token)).toBeUndefined();
});

test("what comes back from a mail names its receiver for a fortnight", () => {
  const place = { address: "bounces@enishi.example", secret: "of the mail server" };
  const to = "bounces+1vc4ahbrlhlaataayc4zfzbh0torxc01lu1wc1gli2dbwsn@enishi.example";
  expect(readReturnPath(place, secret, { to, now })).toMatchObject({ mailSentAt: now });
  expect(readReturnPath(place, "another secret", { to, now })).toBeUndefined();
});

test("a token counts for its own subject, purpose and time", () => {
  const token = "QrOEnlF-ZDlJA4fGU_mIdw.tpcao0.zV5PjPKHyNERg7bgnKCV7G5WUstcUaWd-oXnV3o6iy4";
  const of = (purpose: string) => signedToken<number>({ purpose, about: String, validMs: 1000 });
  expect(of("csrf").read(signer, 7, token)).toBe("QrOEnlF-ZDlJA4fGU_mIdw");
  expect(of("csrf").read(signer, 8, token)).toBeUndefined();
  expect(of("device").read(signer, 7, token)).toBeUndefined();
  expect(of("csrf").read({ ...signer, now: new Date("2026-12-01T00:00:00Z") }, 7, token)).toBeUndefined();
  expect(of("csrf").read(signer, 7, `${token}.more`)).toBeUndefined();
});
