import { useQueryClient } from "@tanstack/react-query";
import { commonErrors } from "#kit/contract/errors.ts";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { reportError } from "#kit/web/errors/report-error.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { endOtherSessions, endSession, listSessions } from "../contract/calls.ts";
import type { Session } from "../contract/views.ts";
import { useAccountMessages } from "./messages.ts";
import { useDeviceName } from "./use-device-name.ts";

/** Ends sessions after asking; `dialog` is to be drawn. One that has ended meanwhile is as good as ended here. */
export function useEndSessions() {
  const text = useAccountMessages().sessions;
  const nameOf = useDeviceName();
  const queryClient = useQueryClient();
  const { ask, dialog } = useConfirm();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [listSessions.path] });
  const one = useSend(endSession, { meta: { quiet: true }, onSettled: refresh });
  const others = useSend(endOtherSessions, { onSettled: refresh });
  const done = (message: string) => toast({ type: "success", message });
  return {
    dialog,
    isPending: others.isPending,
    endOne: async (session: Session) => {
      const name = nameOf(session);
      const title = text.endTitle(name);
      if (!(await ask({ title, message: <p>{text.endText}</p>, confirmLabel: text.end, danger: true })))
        return;
      one.mutate(
        { params: { session_id: session.id } },
        {
          onSuccess: () => done(text.ended(name)),
          onError: (error) =>
            isApiError(error, commonErrors.RECORD_NOT_FOUND.code)
              ? done(text.ended(name))
              : reportError(error, { quiet: false, call: "mutation" }),
        },
      );
    },
    endOthers: async (count: number) => {
      const title = text.endOthersTitle(count);
      const message = <p>{text.endOthersText}</p>;
      if (!(await ask({ title, message, confirmLabel: text.end, danger: true }))) return;
      others.mutate({}, { onSuccess: ({ data }) => done(text.endedOthers(data.ended)) });
    },
  };
}
