import { useState } from "react";
import type { BulkPreview } from "#kit/contract/bulk.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { isApiError } from "#kit/web/api/api-error.ts";
import { type Changed, ImpactDialog } from "#kit/web/bulk/impact-dialog.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { inviteImported, previewInvitations, testInvitation } from "../contract/calls.ts";
import { useImportMessages } from "./messages.ts";

type Params = { readonly id: number; readonly import_id: number };
type Props = { readonly params: Params; readonly held: number; readonly onClose: () => void };
type Confirmed = { readonly preview: BulkPreview; readonly without: ReadonlySet<number> };

const { ERROR_SELECTION_CHANGED } = commonErrors;

/** Names everybody who would be invited, with the letter and the places, before a mail leaves. */
export function InviteDialog({ params, held, onClose }: Props) {
  const text = useImportMessages();
  const [changed, setChanged] = useState<Changed | null>(null);
  const preview = useCall(
    previewInvitations,
    { params },
    { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false },
  );
  const send = useAction(inviteImported, {
    input: ({ preview: { as_of, count }, without }: Confirmed) => ({
      params,
      body: { as_of, count, except: [...without] },
    }),
    done: () => text.sending,
    onDone: onClose,
    refused: (error) => (isApiError(error, ERROR_SELECTION_CHANGED.code) ? "" : undefined),
    onRefused: (error) => {
      if (!isApiError(error, ERROR_SELECTION_CHANGED.code)) return onClose();
      const { before, after } = error.faults[0]?.params ?? {};
      setChanged({ before: Number(before), after: Number(after) });
      void preview.refetch();
    },
  });
  return (
    <ImpactDialog
      words={text.inviting}
      counted="people"
      irreversible={false}
      expected={held}
      asks={{ element: <TryOnOneself params={params} /> }}
      preview={{ ...preview, data: preview.data?.data }}
      changed={changed}
      pending={send.isPending}
      onRun={(shown, without) => send.run({ preview: shown, without })}
      onClose={onClose}
    />
  );
}

function TryOnOneself({ params }: { readonly params: Params }) {
  const text = useImportMessages();
  const test = useAction(testInvitation, { input: () => ({ params }), done: () => text.testSent });
  return (
    <div className={common.row3}>
      <Button size="sm" pending={test.isPending} onClick={() => test.run()}>
        {text.test}
      </Button>
      <span className={common.note}>{text.testHint}</span>
    </div>
  );
}
