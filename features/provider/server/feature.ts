import type { Feature } from "#kit/server/feature.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showProvider } from "../contract/calls.ts";

const showProviderRoute = serve(showProvider, async ({ services }) => {
  const { name, representative, address, contactEmail } = services.provider;
  return { data: { name, representative, address, contact_email: contactEmail } };
});

export const feature: Feature = { name: "provider", routes: [showProviderRoute] };
