import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { defineMessages } from "#kit/web/i18n.ts";
import { IconButton } from "../button/button.tsx";
import { openDialogs } from "../modal/show-dialog.ts";
import { useStore } from "../store.ts";
import { Quoting } from "../written.tsx";
import { dismissToast, holdToasts, shownToasts, type Toast } from "./toast.ts";
import styles from "./toaster.module.css";
import { useToastKey } from "./use-toast-key.ts";

const useText = defineMessages(
  { area: "メッセージ", close: "閉じる", key: "F8キーで操作できます。" },
  { area: "Messages", close: "Close", key: "Press F8 to reach them." },
);
const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Shows the toasts, in the open dialog if there is one; mounted once. */
export function Toaster() {
  // Outside of the dialog the browser lets nothing be pressed, and a screen reader says nothing.
  return createPortal(<ToastArea />, useStore(openDialogs).at(-1) ?? document.body);
}

function ToastArea() {
  const text = useText();
  const toasts = useStore(shownToasts);
  const area = useRef<HTMLElement>(null);
  useToastKey(area);
  // The area is in the browser's top layer, as dialogs are, and is put there again to be above those opened since. It
  // exists before the first message, since a screen reader announces only what is added to a live region.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change brings it to the top
  useEffect(() => {
    const element = area.current;
    if (element?.matches(":popover-open")) element.hidePopover();
    // If the dialog it stood in has closed with this change, React draws it again elsewhere.
    if (element?.isConnected) element.showPopover();
  }, [toasts]);
  return (
    <section
      ref={area}
      popover="manual"
      className={styles.area}
      aria-label={text.area}
      aria-live="polite"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {toasts.map((toast) => (
        <ShownToast key={toast.type} toast={toast} />
      ))}
    </section>
  );
}

function ShownToast({ toast: { type, message, actions = [] } }: { toast: Toast }) {
  const text = useText();
  const Icon = icons[type];
  return (
    <div className={styles.toast} data-type={type}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <span className={styles.message}>
        <Quoting>{message}</Quoting>
      </span>
      {actions.length > 0 && <span className="visually-hidden">{text.key}</span>}
      {actions.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(type);
            run();
          }}
        >
          {label}
        </button>
      ))}
      <IconButton label={text.close} onClick={() => dismissToast(type)}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
