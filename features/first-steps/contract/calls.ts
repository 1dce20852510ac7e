import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";

const path = "/communities/{id}/first_steps";

export const firstSteps = z.object({
  /** A picture or an introduction is enough. */
  profile: z.boolean(),
  post: z.boolean(),
  /** A like, a comment or a group is enough. */
  contact: z.boolean(),
});

export const showFirstSteps = call.get(path, {
  access: "member",
  summary: "Which of the first steps in a community the caller has done",
  answer: z.object({ data: firstSteps }),
});

/** The steps stay dismissed for good; the call may be repeated. */
export const dismissFirstSteps = call.put(`${path}/dismissal`, {
  access: "member",
  summary: "Be shown the first steps in a community no more",
});
