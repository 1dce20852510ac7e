import type { Feature } from "#kit/server/feature.ts";
import { sendApprovalMail } from "./candidate-mails.ts";
import { approval, deletion, rejection } from "./decide-candidates.ts";
import { editCandidateRoutes } from "./edit-candidate.ts";
import { listCandidateRoutes } from "./list-candidates.ts";
import { consoleRooms, countCandidatesRoute, waitingListeners } from "./waiting.ts";

export { candidatesApproved } from "./decide-candidates.ts";

export const candidates: Feature = {
  name: "candidates",
  routes: [
    ...listCandidateRoutes,
    countCandidatesRoute,
    ...editCandidateRoutes,
    ...approval.routes,
    ...rejection.routes,
    ...deletion.routes,
  ],
  jobs: [sendApprovalMail, ...approval.jobs, ...rejection.jobs, ...deletion.jobs],
  listeners: waitingListeners,
  rooms: consoleRooms,
};
