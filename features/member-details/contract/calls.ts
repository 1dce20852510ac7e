import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { formInSlots } from "./slots.ts";

/** The call is public, because people who register have no account yet. R097 */
export const showRegistrationColumns = call.get("/communities/{id}/registration_columns", {
  access: "public",
  summary: "What the community asks of alumni who register",
  answer: z.object({ data: formInSlots }),
});
