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
 * Opens the turnover of an employee who leaves, or how far it has come: a request under way can only be looked at. It renders nothing for others,
 * so it may be beside any person.
 */
export function TurnOverAct({ communityId, person: { id, kind, status, isAdministrator } }: Props) {
  const text = useTurnoverMessages();
  const [isOpen, setOpen] = useState(false);
  const params = { id: communityId, user_id: id };
  const isEnrolled = kind === "employee" && isInside(status) && !isAdministrator;
  const mayStand = isEnrolled || (kind === "alumnus" && isInside(status));
  const { data: answer } = useCall(showTurnover, { params }, { enabled: mayStand });
  const { request, waiting, accepted } = answer?.data ?? {};
  const isUnderWay = Boolean(request ?? waiting ?? accepted);
  if (!isOpen && !isEnrolled && !(mayStand && isUnderWay)) return null;
  const label = () => {
    if (request) return text.requested;
    if (waiting) return text.invitation;
    return accepted ? text.standing : text.act;
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label()}</Button>
      {isOpen && (
        <Suspense>
          <TurnOverModal params={params} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
