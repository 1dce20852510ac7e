import type { FastifyInstance } from "fastify";
import { answers } from "#kit/server/database/answers.ts";
import { API_PREFIX } from "#kit/server/http/register-routes.ts";
import type { Services } from "#kit/server/work/services.ts";
import { registerApiDescription } from "./api-description.ts";
import { registerMailbox } from "./mailbox-pages.ts";
import { registerProviderPages } from "./provider-pages.ts";
import { registerWebApp } from "./web-app.ts";

/** What the server answers besides the calls: the web app, the API's description, health and the mailbox. */
export const registerPages =
  (config: { readonly isProduction: boolean }) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    await registerApiDescription(app, config);
    registerHealth(app, services);
    registerMailbox(app, services);
    registerProviderPages(app, services);
    await registerWebApp(app, services);
  };

/** For load balancers: 200 while the database answers. */
function registerHealth(app: FastifyInstance, { database }: Services): void {
  app.get(`${API_PREFIX}/health`, async () => {
    await database.run(answers, []);
    return { success: true };
  });
}
