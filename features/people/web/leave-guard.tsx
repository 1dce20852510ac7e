import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { usePeopleMessages } from "./messages.ts";

/** Asks before a changed form is left, within the product and out of it. */
export function LeaveGuard({ when }: { when: boolean }) {
  const text = usePeopleMessages().edit;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={text.leaveTitle}
      confirmLabel={text.leave}
      danger
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {text.leaveText}
    </ConfirmDialog>
  );
}
