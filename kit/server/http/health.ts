import type { FastifyInstance } from "fastify";
import { answers } from "../database/answers.ts";
import type { Database } from "../database/database.ts";
import type { Drain } from "./drain.ts";
import { API_PREFIX } from "./register-routes.ts";

/** For load balancers: 200 while the database answers, 503 from the moment the process is told to stop. */
export function registerHealth(app: FastifyInstance, database: Database, drain: Drain): void {
  app.get(`${API_PREFIX}/health`, async (_request, reply) => {
    if (drain.begun()) return reply.code(503).send({ success: false, stopping: true });
    await database.run(answers, []);
    return { success: true };
  });
}
