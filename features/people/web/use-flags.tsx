import { useLocation, useNavigate } from "react-router";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { TableSelection } from "#kit/web/table/use-selection.ts";
import type { Person } from "../contract/list-people.ts";
import { useFlagMessages } from "./flag-messages.ts";
import { useFlagDialog } from "./use-flag-dialog.tsx";

const FLAG_ADDRESS = /\/(alumnus|user)-management-flag-update$/;
/** OE53 is the list with its dialog open. */
const listAddress = (pathname: string): string => pathname.replace(FLAG_ADDRESS, "");

/** The community's flags by their names, who carries which, and the act that changes that. */
export function useFlags(communityId: number, kind: MemberKind, { selected, count }: TableSelection) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = FLAG_ADDRESS.test(pathname);
  const text = useFlagMessages();
  const { flags, ask, dialog } = useFlagDialog(communityId, kind, {
    asked: isAsked && count > 0 ? selected() : null,
    onClose: () => isAsked && void navigate(listAddress(pathname) + search, { replace: true }),
  });
  return {
    choices: flags.map(({ slot, name }) => ({ value: slot, label: name })),
    namesOf: ({ flags: carried }: Person): string[] =>
      flags.filter(({ slot }) => carried.includes(slot)).map(({ name }) => name),
    action: { key: "flags", label: text.change, onRun: () => ask(selected()) },
    dialog,
  };
}
