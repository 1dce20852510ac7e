import type { Feature } from "#kit/server/feature.ts";
import { sendApprovalMail } from "./candidate-mails.ts";
import { editCandidateRoutes } from "./edit-candidate.ts";
import { handleCandidatesRoute } from "./handle-candidates.ts";
import { listCandidateRoutes } from "./list-candidates.ts";

export const candidates: Feature = {
  name: "candidates",
  routes: [...listCandidateRoutes, ...editCandidateRoutes, handleCandidatesRoute],
  jobs: [sendApprovalMail],
};
