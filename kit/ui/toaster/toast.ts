import { createStore } from "../store.ts";

export type ToastType = "success" | "error" | "info";
export type ToastAction = { readonly label: string; readonly run: () => void };
export type Toast = {
  readonly type: ToastType;
  readonly message: string;
  readonly actions?: readonly ToastAction[];
};

export const shownToasts = createStore<readonly Toast[]>([]);
const timers = new Map<ToastType, ReturnType<typeof setTimeout>>();
let isHeld = false;

/** People need time to notice it and to read it; actions must also be reached with the pointer or the keyboard. */
const NOTICED_AFTER_MS: Record<ToastType, number> = { success: 4_000, info: 5_000, error: 8_000 };
const REACHED_AFTER_MS = 10_000;
const READ_PER_CHARACTER_MS = 80;

function startTimer({ type, message, actions }: Toast): void {
  clearTimeout(timers.get(type));
  if (isHeld) return;
  const noticed = actions?.length ? REACHED_AFTER_MS : NOTICED_AFTER_MS[type];
  timers.set(
    type,
    setTimeout(() => dismissToast(type), noticed + message.length * READ_PER_CHARACTER_MS),
  );
}

/** Shows a message for as long as it takes to read; a new one replaces the one of the same type. R310, R339 */
export function toast(next: Toast): void {
  shownToasts.set([...shownToasts.read().filter((one) => one.type !== next.type), next]);
  startTimer(next);
}

/** A toast stays while the pointer or the focus is on it. */
export function holdToasts(hold: boolean): void {
  isHeld = hold;
  shownToasts.read().forEach(startTimer);
}

export function dismissToast(type: ToastType): void {
  clearTimeout(timers.get(type));
  shownToasts.set(shownToasts.read().filter((one) => one.type !== type));
  if (shownToasts.read().length === 0) isHeld = false;
}
