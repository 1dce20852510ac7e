import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { listOpenInvitations } from "../contract/open-invitations.ts";

const shared = {
  counted: "people",
  list: listOpenInvitations,
  screen: "/community/communities/:id/invitations/employees",
} as const;

export const employeeInvitationKinds: readonly BulkKind[] = [
  { ...shared, kind: "enterEmployees", label: { ja: "在籍者の登録", en: "Adding employees" } },
  {
    ...shared,
    kind: "sendEmployeeInvitations",
    label: { ja: "在籍者への招待の再送", en: "Resending employee invitations" },
  },
  {
    ...shared,
    kind: "revokeEmployeeInvitations",
    label: { ja: "在籍者への招待の停止", en: "Stopping employee invitations" },
  },
];
