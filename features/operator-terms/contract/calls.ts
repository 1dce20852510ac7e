import * as z from "zod/mini";
import { showProviderTerms } from "#features/terms/contract/calls.ts";
import { listOwedTerms } from "#features/terms/contract/consent-calls.ts";
import { newVersion, termsVersion, versionParam } from "#features/terms/contract/versions.ts";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";

const access = "operator";
const path = "/operator/terms";

eventWords({
  targets: {
    providerTerms: { ja: "Enishi利用規約の版", en: "Version of the terms of Enishi" },
  },
  fields: {
    effective_at: { ja: "施行日時", en: "Takes effect" },
  },
});

/** The name is that of then; nobody's is known for versions before operators published them. */
const providerVersion = z.extend(termsVersion, { published_by: z.nullable(z.string()) });
const oneVersion = z.extend(providerVersion, { content: z.string() });

export const listProviderVersions = call.get(path, {
  access,
  summary: "The versions of the provider's terms, the newest first, and how many people they bind",
  answer: z.object({ data: z.object({ records: z.array(providerVersion) }), bound_count: z.number() }),
});

export const showProviderVersion = call.get(`${path}/{version}`, {
  access,
  summary: "One version of the provider's terms",
  params: versionParam,
  answer: z.object({ data: oneVersion }),
});

export const createProviderVersion = call.post(path, {
  access,
  act: act("createProviderVersion", { ja: "Enishi利用規約を改定", en: "Published new terms of Enishi" }),
  security: "serviceChanged",
  summary: "Publish a new version of the provider's terms, at once or from a time on",
  body: z.object(newVersion),
  answer: z.object({ data: oneVersion }),
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, showProviderTerms.path, listOwedTerms.path],
});
