import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";

const path = "/communities/{id}/first_steps";

/** Of whoever has just joined: what they have done of what one begins with. */
export const showFirstSteps = call.get(path, {
  access: "member",
  summary: "Which of the first steps in a community the caller has done",
  answer: z.object({
    data: z.object({
      /** A picture, or a few words of oneself. */
      profile: z.boolean(),
      post: z.boolean(),
      /** A like, a comment or a group. */
      contact: z.boolean(),
    }),
  }),
});

/** For good. Twice is the same as once. */
export const dismissFirstSteps = call.put(`${path}/dismissal`, {
  access: "member",
  summary: "Be shown the first steps in a community no more",
});
