import { giveConsents, listOwedTerms } from "#features/terms/contract/consent-calls.ts";
import { samples } from "../sample.test-helper.ts";

export const consentSamples = [
  ...samples(listOwedTerms, { "the community": ({ aoba }) => ({ params: { id: aoba } }) }),
  ...samples(giveConsents, {
    "to the community's terms": ({ aoba }) => ({
      params: { id: aoba },
      body: { consents: [{ document: "alumni" as const, version: 1 }] },
    }),
  }),
];
