import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { showAlumniTerms, showCommunityTerms, showEmployeeTerms, showProviderTerms } from "./calls.ts";
import { giveConsents, listOwedTerms } from "./consent-calls.ts";

const community = ({ aoba }: World) => ({ params: { id: aoba } });

export const permissionSamples = [
  ...samples(listOwedTerms, { "the community": ({ aoba }) => ({ params: { id: aoba } }) }),
  ...samples(giveConsents, {
    "to the community's terms": ({ aoba }) => ({
      params: { id: aoba },
      body: { consents: [{ document: "alumni" as const, version: 1 }] },
    }),
  }),
  ...samples(showProviderTerms, {
    "the current ones": () => ({ params: { id: "current" } }),
  }),
  sample(showAlumniTerms, "the community's", community),
  sample(showEmployeeTerms, "the community's", community),
  sample(showCommunityTerms, "the community's", ({ aoba }) => ({ params: { id: aoba, document: "alumni" } })),
];
