export type ToastType = "success" | "error" | "info";
export type ToastAction = { readonly label: string; readonly run: () => void };
export type Toast = {
  readonly type: ToastType;
  readonly message: string;
  readonly actions?: readonly ToastAction[];
};

type Listener = (toasts: readonly Toast[]) => void;

let shown: readonly Toast[] = [];
const listeners = new Set<Listener>();
const timers = new Map<ToastType, ReturnType<typeof setTimeout>>();
const SHOWN_FOR_MS: Record<ToastType, number> = { success: 4_000, info: 5_000, error: 8_000 };

/** There is something to reach with the pointer or the keyboard. */
const SHOWN_WITH_ACTIONS_MS = 10_000;

const change = (next: readonly Toast[]): void => {
  shown = next;
  for (const listener of listeners) listener(shown);
};

/** Shows a message for a few seconds; a new one replaces the one of the same type. R310, R339 */
export function toast(next: Toast): void {
  clearTimeout(timers.get(next.type));
  change([...shown.filter((one) => one.type !== next.type), next]);
  timers.set(
    next.type,
    setTimeout(
      () => dismissToast(next.type),
      next.actions?.length ? SHOWN_WITH_ACTIONS_MS : SHOWN_FOR_MS[next.type],
    ),
  );
}

export function dismissToast(type: ToastType): void {
  clearTimeout(timers.get(type));
  change(shown.filter((one) => one.type !== type));
}

export const subscribeToToasts = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const shownToasts = (): readonly Toast[] => shown;
