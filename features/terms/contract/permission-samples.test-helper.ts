import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { showAlumniTerms, showCommunityTerms, showEmployeeTerms, showProviderTerms } from "./calls.ts";
import { giveConsents, listOwedTerms } from "./consent-calls.ts";
import * as office from "./office-calls.ts";

const thisOffice = ({ aoba }: World) => ({ params: { id: aoba }, query: { tab: "alumni" as const } });

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
  sample(office.listTermsVersions, "for alumni", thisOffice),
  sample(office.createTermsVersion, "for employees", ({ aoba }) => ({
    params: { id: aoba },
    body: {
      tab: "employee" as const,
      content: "ご利用上の注意",
      based_on: 1,
      effective_at: "2040-01-01T00:00:00+09:00",
    },
  })),
  sample(office.showTermsVersion, "for alumni", ({ aoba }) => ({ params: { id: aoba, version: 1 } })),
  sample(office.listConsents, "all", community),
  sample(office.listConsents.csv, "all", community),
  sample(showAlumniTerms, "the community's", community),
  sample(showEmployeeTerms, "the community's", community),
  sample(showCommunityTerms, "the community's", ({ aoba }) => ({ params: { id: aoba, document: "alumni" } })),
];
