import { lazy, Suspense, useState } from "react";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { isInside } from "#kit/contract/membership-state.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showTurnover } from "../contract/calls.ts";
import { useTurnoverMessages } from "./messages.ts";

const TurnOverModal = lazy(() => import("./turn-over-modal.tsx"));

type Props = {
  readonly communityId: number;
  readonly person: {
    readonly id: number;
    readonly kind: MemberKind;
    readonly status: string;
    /** An administrator becomes an ordinary member first. */
    readonly isAdministrator: boolean;
  };
};

/**
 * Opens the turnover of an employee who leaves, or the invitation of one who has left. It renders nothing for others,
 * so it may be beside any person.
 */
export function TurnOverAct({ communityId, person: { id, kind, status, isAdministrator } }: Props) {
  const text = useTurnoverMessages();
  const [isOpen, setOpen] = useState(false);
  const mayWait = kind === "alumnus" && status === "paused";
  const params = { id: communityId, user_id: id };
  const { data: answer } = useCall(showTurnover, { params }, { enabled: mayWait });
  const waits = mayWait && Boolean(answer?.data.waiting);
  const isEnrolled = kind === "employee" && isInside(status);
  if (!isOpen && !waits && (!isEnrolled || isAdministrator)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{kind === "employee" ? text.act : text.invitation}</Button>
      {isOpen && (
        <Suspense>
          <TurnOverModal params={params} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
