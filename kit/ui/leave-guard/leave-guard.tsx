import {
  type ContextType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from "react";
import { useBlocker } from "react-router";
import { defineMessages } from "#kit/web/i18n.ts";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";

const useText = defineMessages(
  {
    title: "保存していない変更があります",
    lost: "このまま移動すると、変更は失われます。",
    kept: "入力した内容は下書きとして残り、次に開いたときに続きから編集できます。",
    leave: "破棄して移動する",
    leaveKept: "下書きを残して移動する",
    stay: "編集を続ける",
  },
  {
    title: "You have unsaved changes",
    lost: "They will be lost if you leave now.",
    kept: "What you typed will be kept as a draft, so you can continue next time.",
    leave: "Discard and leave",
    leaveKept: "Keep the draft and leave",
    stay: "Continue editing",
  },
);

type DialogProps = {
  readonly keepsDraft: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks the question itself, also for a dialog that is closed over typed values. */
export function LeaveDialog({ keepsDraft, onLeave, onStay }: DialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text.title}
      cancelLabel={text.stay}
      confirmLabel={keepsDraft ? text.leaveKept : text.leave}
      danger={!keepsDraft}
      onConfirm={onLeave}
      onCancel={onStay}
      message={keepsDraft ? text.kept : text.lost}
    />
  );
}

/** Forms report under their own key whether they are changed. */
const Group = createContext<((key: string, isChanged: boolean) => void) | null>(null);

/** Several forms of one page share one question, since a page can hold back only one leave. */
export function LeaveGroup({ children }: { readonly children: ReactNode }) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback((key: string, isChanged: boolean) => {
    setChanged((before) => {
      if (before.has(key) === isChanged) return before;
      const next = new Set(before);
      if (isChanged) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  return (
    <Group value={report}>
      {children}
      <OwnGuard when={changed.size > 0} keepsDraft={false} />
    </Group>
  );
}

type Guarded = { readonly when: boolean; readonly keepsDraft?: boolean };

/** Asks before a changed form is left. `keepsDraft` says that the values are kept for next time. */
export function LeaveGuard({ when, keepsDraft = false }: Guarded) {
  const report = useContext(Group);
  return report ? <Reported when={when} report={report} /> : <OwnGuard when={when} keepsDraft={keepsDraft} />;
}

type Report = NonNullable<ContextType<typeof Group>>;

function Reported({ when, report }: { readonly when: boolean; readonly report: Report }) {
  const key = useId();
  useEffect(() => {
    report(key, when);
    return () => report(key, false);
  }, [key, when, report]);
  return null;
}

function OwnGuard({ when, keepsDraft }: Required<Guarded>) {
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
