import {
  answerTestMail,
  askForTestMail,
  receiveReturnedMail,
  showReturnedMail,
} from "#features/bounces/contract/calls.ts";
import { createTestMailToken } from "#features/bounces/server/test-mail.ts";
import type { BounceSettings } from "#kit/server/mail/return-path.ts";
import { testTime } from "#kit/testing/clock.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { type Sample, sample } from "../sample.test-helper.ts";

export const bounceSettings: BounceSettings = {
  address: "bounces@mail.enishi.example",
  secret: "what the mail server of the matrix knows",
};

const handIn = (about: string, authorization: string): Sample => ({
  call: receiveReturnedMail,
  about,
  input: () => ({ body: Buffer.from("Subject: none\r\n\r\n"), headers: { authorization } }),
});

export const bounceSamples: readonly Sample[] = [
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
