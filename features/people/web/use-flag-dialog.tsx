import { useState } from "react";
import { listManagementFlags } from "#features/management-flags/contract/calls.ts";
import type { Selection } from "#kit/contract/bulk.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { FlagDialog } from "./flag-dialog.tsx";

type Options = { readonly asked?: Selection | null; readonly onClose?: () => void };

/** The community's flags by their names, and the dialog that marks whoever is asked about. */
export function useFlagDialog(
  communityId: number,
  kind: MemberKind,
  { asked = null, onClose }: Options = {},
) {
  const { data } = useCall(listManagementFlags, { params: { id: communityId } });
  const [selection, setSelection] = useState<Selection | null>(asked);
  const flags = data?.data.records ?? [];
  const close = () => {
    setSelection(null);
    onClose?.();
  };
  return {
    flags,
    ask: setSelection,
    dialog: selection && (
      <FlagDialog communityId={communityId} kind={kind} selection={selection} flags={flags} onClose={close} />
    ),
  };
}
