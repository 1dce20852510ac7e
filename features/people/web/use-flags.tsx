import { useLocation, useNavigate } from "react-router";
import { listManagementFlags } from "#features/management-flags/contract/calls.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import type { TableSelection } from "#kit/web/table/use-selection.ts";
import type { Person } from "../contract/list-people.ts";

const FLAG_ADDRESS = /\/(alumnus|user)-management-flag-update$/;
/** OE53 is the list with the dialog open that changes flags. */
const listAddress = (pathname: string): string => pathname.replace(FLAG_ADDRESS, "");

export function useFlags(communityId: number) {
  const { data } = useCall(listManagementFlags, { params: { id: communityId } });
  const flags = data?.data.records ?? [];
  return {
    choices: flags.map(({ slot, name }) => ({ value: slot, label: name })),
    namesOf: ({ flags: carried }: Person): string[] =>
      flags.filter(({ slot }) => carried.includes(slot)).map(({ name }) => name),
  };
}

/** Opens the dialog for flags at once where the URL says so; it closes to the list. */
export function useFlagAddress({ selected, count }: TableSelection) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = FLAG_ADDRESS.test(pathname);
  return {
    opening: isAsked && count > 0 ? selected() : null,
    onClose: () => isAsked && void navigate(listAddress(pathname) + search, { replace: true }),
  };
}
