import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";

const address = z.object({
  /** It is never 48, since abroad has no Japanese postal code. R126 */
  prefecture_id: z.number(),
  city: z.string(),
  /** It is blank where the code covers a whole city, or for a place without a name of its own. */
  town: z.string(),
});
export type PostalAddress = z.output<typeof address>;

/** The data is part of the product, so nothing that people type leaves it. */
export const showPostalCode = call.get("/m/postal_codes/{code}", {
  access: "public",
  summary: "The addresses of a Japanese postal code of seven digits; none for one that is unknown",
  params: { code: z.string().check(z.maxLength(7), z.regex(/^\d{7}$/)) },
  answer: z.object({ data: z.object({ addresses: z.array(address) }) }),
});
