import type { Feature } from "#kit/server/feature.ts";
import { messageTemplateRoutes } from "./message-templates.ts";

/** テンプレート are texts that the office stores to write messages with. */
export const feature: Feature = { name: "message-templates", routes: messageTemplateRoutes };
