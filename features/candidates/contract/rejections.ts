import * as z from "zod/mini";
import { DAY_MS } from "#kit/contract/durations.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { viewCandidates } from "./audit-names.ts";

/** The office sees for so long whom it has rejected, and why. */
export const REJECTION_DAYS = 365;
export const REJECTION_MS = REJECTION_DAYS * DAY_MS;

const listed = field.fields(
  {
    /** It is as it stood then. */
    name: field.name({ ja: "氏名", en: "Name" }),
    rejected_at: field.moment(
      { ja: "却下日時", en: "Rejected" },
      { sort: "desc", filter: ["rejected_from", "rejected_to"] },
    ),
    /** It is null once this administrator has left. */
    rejected_by: field.text({ ja: "却下した人", en: "Rejected by" }, { nullable: true, width: 9 }),
    reason: field.text({ ja: "理由", en: "Reason" }, { grows: true, wraps: true }),
    management_no: field.number({ ja: "管理番号", en: "No." }, { sort: "asc" }),
  },
  { id: z.number() },
);

export const listRejections = listCall({
  path: "/communities/{id}/applicants/rejected",
  view: viewCandidates,
  security: "personalDataViewed",
  summary: `Applicants rejected in the last ${REJECTION_DAYS} days who have not applied again; \`info\` searches names and the management number`,
  search: "info",
  ...listed,
});
