import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { communityView } from "./views.ts";

export const showCommunity = call.get("/communities/{id}", {
  access: "member",
  summary: "One community with its settings, its theme and the caller's membership",
  answer: z.object({ data: communityView }),
});

/** R068: the next login leads to the community visited last. */
export const recordLoginCommunity = call.post("/communities/{id}/update_login", {
  access: "member",
  summary: "Record the community as the one the caller visited last",
});
