import { serve } from "#kit/server/http/serve.ts";
import { showPostalCode } from "../contract/calls.ts";
import { findAddresses } from "./find-addresses.ts";

/** The same for everybody, until the next release at least. */
const KEPT = "public, max-age=86400";

export const showPostalCodeRoute = serve(showPostalCode, async (context, { params }) => {
  context.setHeader("cache-control", KEPT);
  return { data: { addresses: findAddresses(params.code) } };
});
