import { useEffect } from "react";
import { useBlocker } from "react-router";
import { defineMessages } from "#kit/web/i18n.ts";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";

const useText = defineMessages(
  {
    title: "変更を破棄しますか？",
    lost: "保存していない変更があります。このまま離れると失われます。",
    leave: "変更を破棄する",
    titleKept: "保存せずに移動しますか？",
    kept: "変更はまだ保存されていません。入力した内容は下書きとして残り、次に開いたときに続きから編集できます。",
    leaveKept: "保存せずに移動する",
  },
  {
    title: "Discard your changes?",
    lost: "You have changes that are not saved. They are lost if you go on.",
    leave: "Discard the changes",
    titleKept: "Leave without saving?",
    kept: "Your changes are not saved yet. What you typed stays as a draft, and you can go on with it next time.",
    leaveKept: "Leave without saving",
  },
);

type DialogProps = {
  readonly keepsDraft: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** The question itself, also for a dialog that is closed over what was typed in it. */
export function LeaveDialog({ keepsDraft, onLeave, onStay }: DialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      title={keepsDraft ? text.titleKept : text.title}
      confirmLabel={keepsDraft ? text.leaveKept : text.leave}
      danger={!keepsDraft}
      onConfirm={onLeave}
      onCancel={onStay}
      message={keepsDraft ? text.kept : text.lost}
    />
  );
}

/** Asks before a changed form is left, within the product and out of it. `keepsDraft`: what was typed is still there next time. */
export function LeaveGuard({ when, keepsDraft = false }: { when: boolean; keepsDraft?: boolean }) {
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
  return <LeaveDialog keepsDraft={keepsDraft} onLeave={blocker.proceed} onStay={blocker.reset} />;
}
