import { type Sample, sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { BounceSettings } from "#kit/server/mail/return-path.ts";
import { testTime } from "#kit/testing/clock.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { createTestMailToken } from "../server/test-mail.ts";
import { answerTestMail, askForTestMail, receiveReturnedMail, showReturnedMail } from "./calls.ts";

export const bounceSettings: BounceSettings = {
  address: "bounces@mail.enishi.example",
  secret: "what the mail server of the matrix knows",
};

const handIn = (about: string, authorization: string): Sample => ({
  call: receiveReturnedMail,
  about,
  input: () => ({ body: Buffer.from("Subject: none\r\n\r\n"), headers: { authorization } }),
});

export const permissionSamples = [
  handIn("with the mail server's secret", `Bearer ${bounceSettings.secret}`),
  handIn("without it", ""),
  sample(showReturnedMail, "one's own", () => ({})),
  sample(askForTestMail, "one's own", () => ({})),
  sample(answerTestMail, "the link of a mail", () => ({
    body: {
      token: createTestMailToken(
        { services: { secret: TEST_SECRET }, now: testTime },
        { addressKey: "0".repeat(24), since: testTime },
      ),
    },
  })),
];
