import { listAuditEvents, listOwnAuditEvents } from "#features/audit-log/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const all = ({ aoba }: World) => ({ params: { id: aoba } });

export const auditLogSamples = [
  sample(listAuditEvents, "all", all),
  sample(listAuditEvents.csv, "all", all),
  sample(listOwnAuditEvents, "one's own", () => ({})),
];
