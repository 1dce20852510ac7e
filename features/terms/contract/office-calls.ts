import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { wholeNumber } from "#kit/contract/wire.ts";
import { newVersion, termsVersion, versionParam } from "./versions.ts";

eventWords({
  fields: {
    document: { ja: "規約", en: "Terms" },
    version: { ja: "版", en: "Version" },
  },
});

/** R383: the tab of the screen, alumni at first. */
export const termsTabs = ["alumni", "employee"] as const;
export type TermsTab = (typeof termsTabs)[number];
export const termsTabWords = {
  alumni: { ja: "アルムナイ", en: "Alumni" },
  employee: { ja: "在籍者", en: "Employees" },
} as const;
const tab = z._default(z.enum(termsTabs), "alumni");

const path = "/communities/{id}/terms_of_services";
const oneVersion = z.extend(termsVersion, { content: z.string() });

/** R412: the newest version is at the front. */
export const listTermsVersions = call.get(path, {
  access: "administrator",
  view: false,
  summary: "The versions of the community's terms for alumni or employees, the newest first",
  query: z.object({ tab }),
  answer: z.object({ data: z.object({ records: z.array(termsVersion) }), bound_count: z.number() }),
});

export const showTermsVersion = call.get(`${path}/{version}`, {
  access: "administrator",
  view: false,
  summary: "One version of the community's terms",
  params: versionParam,
  query: z.object({ tab }),
  answer: z.object({ data: oneVersion }),
});

export const createTermsVersion = call.post(path, {
  access: "administrator",
  act: act("createTermsVersion", { ja: "利用規約を改定", en: "Published new terms" }),
  security: "settingsChanged",
  summary: "Publish a new version of the community's terms, at once or from a time on",
  body: z.object({ tab: z.enum(termsTabs), ...newVersion }),
  answer: z.object({ data: oneVersion }),
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path],
});

const agreeing = field.fields(
  {
    name: field.name({ ja: "氏名", en: "Name" }, { sort: "asc" }),
    management_no: field.number({ ja: "管理番号", en: "No." }, { sort: "desc" }),
    tab: field.choice(termsTabs, termsTabWords, { ja: "種別", en: "Kind" }, { filter: true }),
    version: field.number({ ja: "同意した版", en: "Agreed to version" }, { nullable: true, sort: "desc" }),
    agreed_at: field.moment({ ja: "同意日時", en: "Agreed at" }, { nullable: true, sort: "desc" }),
  },
  { id: z.number() },
);

/** Each member has the newest version they have agreed to; null is none. */
export const listConsents = listCall({
  path: `${path}/consents`,
  csv: `${path}/consents/csv`,
  act: act("exportConsents", {
    ja: "規約への同意の一覧を書き出し",
    en: "Exported who has agreed to the terms",
  }),
  security: "personalDataViewed",
  view: act("viewConsents", { ja: "規約への同意の一覧を閲覧", en: "Looked at who has agreed to the terms" }),
  summary: "Which members have agreed to which version of the community's terms; `info` searches names",
  search: "info",
  ...agreeing,
  sorts: { management_no: "asc", name: "asc", version: "desc", agreed_at: "desc" },
  filters: { ...agreeing.filters, agreed_version: z.optional(wholeNumber) },
});
