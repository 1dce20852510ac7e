import { listAuditEvents, listAuditTargets, listOwnAuditEvents } from "#features/audit-log/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const all = ({ aoba }: World) => ({ params: { id: aoba } });

const targets = ({ aoba, auditEvent }: World) => ({ params: { id: aoba, event_id: auditEvent } });

export const auditLogSamples = [
  sample(listAuditEvents, "all", all),
  sample(listAuditEvents.csv, "all", all),
  sample(listAuditTargets, "of one act", targets),
  sample(listAuditTargets.csv, "of one act", targets),
  sample(listOwnAuditEvents, "one's own", () => ({})),
];
