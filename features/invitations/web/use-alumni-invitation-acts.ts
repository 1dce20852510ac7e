import type { BulkOptions } from "#kit/web/bulk/use-bulk.tsx";
import {
  type AlumniInvitation,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "../contract/alumni-invitations.ts";
import { useInvitationActs } from "./use-invitation-acts.ts";

const hasNotCome = ({ state }: AlumniInvitation) => state !== "registered";
const acts = {
  send: { call: sendAlumniInvitations, may: hasNotCome },
  revoke: {
    call: revokeAlumniInvitations,
    may: (row: AlumniInvitation) => hasNotCome(row) && row.state !== "revoked",
  },
  idOf: ({ id }: AlumniInvitation) => id,
};

export const useAlumniInvitationActs = (communityId: number, onDone: BulkOptions["onDone"]) =>
  useInvitationActs(communityId, acts, onDone);
