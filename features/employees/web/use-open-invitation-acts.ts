import { useInvitationActs } from "#features/invitations/web/index.ts";
import type { BulkOptions } from "#kit/web/bulk/use-bulk.tsx";
import {
  type OpenInvitation,
  revokeEmployeeInvitations,
  sendEmployeeInvitations,
} from "../contract/open-invitations.ts";

const acts = {
  send: { call: sendEmployeeInvitations, may: ({ may_renew }: OpenInvitation) => may_renew },
  revoke: { call: revokeEmployeeInvitations, may: ({ state }: OpenInvitation) => state === "valid" },
  idOf: ({ user_id }: OpenInvitation) => user_id,
};

export const useOpenInvitationActs = (communityId: number, onDone: BulkOptions["onDone"]) =>
  useInvitationActs(communityId, acts, onDone);
