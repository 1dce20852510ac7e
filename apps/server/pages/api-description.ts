import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#kit/server/http/register-routes.ts";
import { features } from "../features.ts";
import { describeApi } from "./openapi.ts";

export const API_DOCS_PATH = `${API_PREFIX}/docs`;
export const API_DESCRIPTION_PATH = `${API_PREFIX}/openapi.json`;

/**
 * The description reveals no more than the web app's scripts, so every server offers it to tools. The page to browse it
 * can make calls with the visitor's session, so it is only for development.
 */
export async function registerApiDescription(
  app: FastifyInstance,
  { isProduction }: { readonly isProduction: boolean },
): Promise<void> {
  const document = describeApi(features.flatMap((feature) => feature.routes.map((route) => route.call)));
  app.get(API_DESCRIPTION_PATH, async () => document);
  if (isProduction) return;
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: API_DOCS_PATH,
    staticCSP: true,
    uiConfig: { docExpansion: "none" },
  });
}
