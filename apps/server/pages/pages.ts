import type { FastifyInstance } from "fastify";
import type { Services } from "#kit/server/work/services.ts";
import { registerApiDescription } from "./api-description.ts";
import { registerMailbox } from "./mailbox-pages.ts";
import { registerProviderPages } from "./provider-pages.ts";
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
