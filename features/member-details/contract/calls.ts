import * as z from "zod/mini";
import { eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { formInSlots } from "./slots.ts";

eventWords({
  fields: {
    additional_information: { ja: "コミュニティからの質問", en: "Questions from the community" },
  },
});

/** The call is public, because people who register have no account yet. R097 */
export const showRegistrationColumns = call.get("/communities/{id}/registration_columns", {
  access: "public",
  summary: "What the community asks of alumni who register",
  answer: z.object({ data: formInSlots }),
});
