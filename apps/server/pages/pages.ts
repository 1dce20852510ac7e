import type { FastifyInstance } from "fastify";
import type { Services } from "#kit/server/work/services.ts";
import { registerApiDescription } from "./api-description.ts";
import { registerMailbox } from "./mailbox-pages.ts";
import { registerWebApp } from "./web-app.ts";

/** Registers what the server answers besides calls: the web app, the API's description and the mailbox. */
export const registerPages =
  (config: { readonly isProduction: boolean }) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    await registerApiDescription(app, config);
    registerMailbox(app, services);
    registerProviderPages(app, services);
    await registerWebApp(app, services);
  };

/** Where the provider has pages of its own, these two addresses lead there instead of to the product's screens. */
export function registerProviderPages(app: FastifyInstance, { provider }: Services): void {
  const { privacyUrl, companyUrl } = provider;
  if (privacyUrl) app.get("/privacy", (_request, reply) => reply.redirect(privacyUrl));
  if (companyUrl) app.get("/company", (_request, reply) => reply.redirect(companyUrl));
}
