import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { listAlumniInvitations } from "../contract/alumni-invitations.ts";

const shared = {
  counted: "people",
  list: listAlumniInvitations,
  screen: "/community/communities/:id/invitations/alumni",
} as const;

export const invitationKinds: readonly BulkKind[] = [
  {
    ...shared,
    kind: "sendAlumniInvitations",
    label: { ja: "アルムナイへの招待の再送", en: "Resending alumni invitations" },
  },
  {
    ...shared,
    kind: "revokeAlumniInvitations",
    label: { ja: "アルムナイへの招待の停止", en: "Stopping alumni invitations" },
  },
];
