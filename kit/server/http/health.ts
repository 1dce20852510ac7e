import type { FastifyInstance } from "fastify";
import { commonErrors } from "#kit/contract/errors.ts";
import { HEALTH_PATH, type Health } from "#kit/contract/health.ts";
import { answers } from "../database/answers.ts";
import type { Database } from "../database/database.ts";
import { failure } from "../failure.ts";
import type { Drain } from "./drain.ts";
import { API_PREFIX } from "./register-routes.ts";

type Parts = { readonly database: Database; readonly drain: Drain; readonly maintenance: boolean };

/**
 * Serves load balancers: 200 while the database answers, 503 from the moment the process is told to stop. During
 * maintenance it answers 200 at once, so that people get an answer, and open pages ask here whether it is over.
 */
export function registerHealth(app: FastifyInstance, { database, drain, maintenance }: Parts): void {
  app.get(API_PREFIX + HEALTH_PATH, async (_request, reply): Promise<Health> => {
    if (drain.begun()) return reply.code(503).send({ success: false, stopping: true });
    if (maintenance) return { success: true, maintenance };
    await database.run(answers, {});
    return { success: true };
  });
}

/** Refuses every call before anything of it is read. */
export function refuseForMaintenance(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ url, routeOptions }) => {
    if (url.startsWith(`${API_PREFIX}/`) && routeOptions.url !== API_PREFIX + HEALTH_PATH)
      throw failure(commonErrors.ERROR_MAINTENANCE);
  });
}
