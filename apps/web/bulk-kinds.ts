import { candidateKinds } from "#features/candidates/web/index.ts";
import { employeeInvitationKinds } from "#features/employees/web/index.ts";
import { invitationKinds } from "#features/invitations/web/index.ts";
import { moderationKinds } from "#features/moderation/web/index.ts";
import { peopleKinds } from "#features/people/web/index.ts";
import { importKinds } from "#features/people-imports/web/index.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";

export const bulkKinds: readonly BulkKind[] = [
  ...candidateKinds,
  ...moderationKinds,
  ...importKinds,
  ...invitationKinds,
  ...employeeInvitationKinds,
  ...peopleKinds,
];
