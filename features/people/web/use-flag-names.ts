import { type FlagSlot, listManagementFlags } from "#features/management-flags/contract/calls.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { usePersonMessages } from "./person-messages.ts";

/** What the community calls its flags A to D; by their letters until that is known. */
export function useFlagNames(communityId: number): (slot: FlagSlot) => string {
  const text = usePersonMessages();
  const { data } = useCall(listManagementFlags, { params: { id: communityId } });
  return (slot) => data?.data.records.find((flag) => flag.slot === slot)?.name ?? text.flag(slot);
}
