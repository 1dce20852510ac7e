import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { listAuditEvents, listAuditTargets } from "./calls.ts";
import { listOwnAuditEvents } from "./own-events.ts";

const all = ({ aoba }: World) => ({ params: { id: aoba } });

const targets = ({ aoba, auditEvent }: World) => ({ params: { id: aoba, event_id: auditEvent } });

export const permissionSamples = [
  sample(listAuditEvents, "all", all),
  sample(listAuditEvents.csv, "all", all),
  sample(listAuditTargets, "of one act", targets),
  sample(listAuditTargets.csv, "of one act", targets),
  sample(listOwnAuditEvents, "one's own", () => ({})),
];
