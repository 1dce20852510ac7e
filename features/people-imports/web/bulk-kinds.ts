import { invitedReasons } from "#features/memberships/contract/bulk-reasons.ts";
import { knowReasons } from "#kit/contract/bulk-reasons.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";

const shared = { counted: "people", screen: "/community/communities/:id/general_user_upload" } as const;

// The acts upon the rows of a file are no bulk calls, which would bring their reasons themselves.
knowReasons(invitedReasons);

export const importKinds: readonly BulkKind[] = [
  { ...shared, kind: "importPeople", label: { ja: "CSV取り込み", en: "CSV import" } },
  { ...shared, kind: "inviteImported", label: { ja: "招待メールの送信", en: "Sending invitations" } },
  {
    ...shared,
    kind: "undoPeopleImport",
    label: { ja: "CSV取り込みの取り消し", en: "Undoing a CSV import" },
  },
];
