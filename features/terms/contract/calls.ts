import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { ordinal } from "#kit/contract/wire.ts";
import { termsView } from "./views.ts";

const answer = z.object({ data: termsView });

/** Both terms are public, because they are agreed to before an account exists. R220 */
export const showProviderTerms = call.get("/m/terms_of_service/{id}", {
  access: "public",
  summary: "The provider's terms: a version number or `current`",
  params: { id: z.union([z.literal("current"), ordinal]) },
  answer,
});

const currentTerms = <P extends string>(path: P, summary: string) =>
  call.get(path, { access: "public", summary, answer });

export const showAlumniTerms = currentTerms(
  "/communities/{id}/terms_of_services/alumni/current",
  "The terms that alumni of the community agree to",
);
export const showEmployeeTerms = currentTerms(
  "/communities/{id}/terms_of_services/employee/current",
  "The terms that employees in the community agree to",
);

/** R500: the same answer with the kind as a parameter. */
export const showCommunityTerms = call.get("/communities/{id}/terms_of_services/{document}/current", {
  access: "public",
  summary: "The community's current terms of a kind",
  params: { document: z.enum(["alumni", "employee"]) },
  answer,
});
