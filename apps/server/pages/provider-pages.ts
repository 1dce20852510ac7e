import type { FastifyInstance } from "fastify";
import type { Services } from "#kit/server/work/services.ts";

/** Where the provider has pages of its own, these two addresses lead there instead of to the product's screens. */
export function registerProviderPages(app: FastifyInstance, { provider }: Services): void {
  const { privacyUrl, companyUrl } = provider;
  if (privacyUrl) app.get("/privacy", (_request, reply) => reply.redirect(privacyUrl));
  if (companyUrl) app.get("/company", (_request, reply) => reply.redirect(companyUrl));
}
