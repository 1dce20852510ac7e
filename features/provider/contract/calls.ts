import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";

export const provider = z.object({
  name: z.string(),
  representative: z.nullable(z.string()),
  address: z.nullable(z.string()),
  contact_email: z.string(),
});

export const showProvider = call.get("/m/provider", {
  access: "public",
  summary: "Who runs the service",
  answer: z.object({ data: provider }),
});
