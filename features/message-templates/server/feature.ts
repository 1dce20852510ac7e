import type { Feature } from "#kit/server/feature.ts";
import { messageTemplateRoutes } from "./message-templates.ts";

export const feature: Feature = { name: "message-templates", routes: messageTemplateRoutes };
