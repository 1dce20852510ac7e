import type { Feature } from "#kit/server/feature.ts";
import { approval, deletion, rejection, sendApprovalMail } from "./decide-candidates.ts";
import { editCandidateRoutes } from "./edit-candidate.ts";
import { listCandidateRoutes } from "./list-candidates.ts";
import { forgetRejections, listRejectionRoutes } from "./rejections.ts";
import { consoleRooms, countCandidatesRoute, waitingListeners } from "./waiting.ts";

export const feature: Feature = {
  name: "candidates",
  routes: [
    ...listCandidateRoutes,
    ...listRejectionRoutes,
    countCandidatesRoute,
    ...editCandidateRoutes,
    ...approval.routes,
    ...rejection.routes,
    ...deletion.routes,
  ],
  jobs: [sendApprovalMail, ...approval.jobs, ...rejection.jobs, ...deletion.jobs, forgetRejections],
  listeners: waitingListeners,
  rooms: consoleRooms,
};
