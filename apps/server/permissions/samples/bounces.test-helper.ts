import { receiveReturnedMail } from "#features/bounces/contract/calls.ts";
import type { ReturnPlace } from "#kit/server/mail/return-path.ts";
import type { Sample } from "../sample.test-helper.ts";

export const returnPlace: ReturnPlace = {
  address: "bounces@mail.enishi.example",
  secret: "what the mail server of the matrix knows",
};

const handIn = (about: string, authorization: string): Sample => ({
  call: receiveReturnedMail,
  about,
  input: () => ({ body: Buffer.from("Subject: none\r\n\r\n"), headers: { authorization } }),
});

export const bounceSamples: readonly Sample[] = [
  handIn("with the mail server's secret", `Bearer ${returnPlace.secret}`),
  handIn("without it", ""),
];
