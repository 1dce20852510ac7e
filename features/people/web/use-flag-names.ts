import { type FlagSlot, listManagementFlags } from "#features/management-flags/contract/calls.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { usePersonMessages } from "./person-messages.ts";

/** Returns the community's names of the flags A to D; their letters until they are loaded. */
export function useFlagNames(communityId: number): (slot: FlagSlot) => string {
  const text = usePersonMessages();
  const { data } = useCall(listManagementFlags, { params: { id: communityId } });
  return (slot) => data?.data.records.find((flag) => flag.slot === slot)?.name ?? text.flag(slot);
}
