import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";

const occupation = z.object({ id: z.number(), name_ja: z.string(), name_en: z.string() });

export const listOccupations = call.get("/m/occupations", {
  access: "public",
  summary: "Job types, parents with their children",
  answer: z.object({ data: z.array(z.object({ ...occupation.shape, children: z.array(occupation) })) }),
});
