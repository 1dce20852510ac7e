import {
  editCandidate,
  handleCandidates,
  listCandidates,
  showCandidate,
} from "#features/candidates/contract/calls.ts";
import { sample, samples } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const oneCandidate = ({ aoba, candidateNo }: World) => ({
  params: { id: aoba, management_no: candidateNo },
});
const handle =
  (action: "approve" | "reject" | "delete") =>
  ({ aoba, membership }: World) => ({ params: { id: aoba, action }, body: { ids: [membership.aoi ?? 0] } });

export const candidateSamples = [
  sample(listCandidates, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listCandidates.all, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showCandidate, "the candidate", oneCandidate),
  sample(editCandidate, "the candidate", (world) => ({ ...oneCandidate(world), body: {} })),
  ...samples(handleCandidates, {
    "approving the candidate": handle("approve"),
    "rejecting the candidate": handle("reject"),
    "deleting the candidate": handle("delete"),
  }),
];
