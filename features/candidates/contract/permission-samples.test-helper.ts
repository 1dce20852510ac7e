import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { countCandidates, editCandidate, listCandidates, showCandidate } from "./calls.ts";
import { candidateDecisions } from "./decisions.ts";
import { listRejections } from "./rejections.ts";

const oneCandidate = ({ aoba, candidateNo }: World) => ({
  params: { id: aoba, management_no: candidateNo },
});

const theCandidate = ({ aoba, membership }: World) => ({
  params: { id: aoba },
  body: { ids: [membership.aoi ?? 0] },
});

export const permissionSamples = [
  sample(listCandidates, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listCandidates.all, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listRejections, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(countCandidates, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listCandidates.count, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listCandidates.csv, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showCandidate, "the candidate", oneCandidate),
  sample(editCandidate, "the candidate", (world) => ({
    ...oneCandidate(world),
    body: { display_name: "表示名" },
  })),
  ...Object.values(candidateDecisions).flatMap((decide) => [
    sample(decide.preview, "the candidate", theCandidate),
    sample(decide, "the candidate", theCandidate),
  ]),
];
