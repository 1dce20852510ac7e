import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { defineMessages } from "#kit/web/i18n.ts";
import { IconButton } from "../button/button.tsx";
import { Quoting } from "../written.tsx";
import { dismissToast, shownToasts, subscribeToToasts } from "./toast.ts";
import styles from "./toaster.module.css";

const useText = defineMessages({ area: "通知", close: "閉じる" }, { area: "Messages", close: "Close" });
const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Where toasts appear; mounted once. */
export function Toaster() {
  const text = useText();
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  const area = useRef<HTMLElement>(null);
  // In the browser's top layer, where dialogs are too; put there anew, it stands above those opened since.
  useEffect(() => {
    const element = area.current;
    if (!element || toasts.length === 0) return;
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
  }, [toasts]);
  return (
    <section ref={area} popover="manual" className={styles.area} aria-label={text.area} aria-live="polite">
      {toasts.map((toast) => {
        const Icon = icons[toast.type];
        return (
          <div
            key={toast.type}
            className={styles.toast}
            data-type={toast.type}
            role={toast.type === "error" ? "alert" : "status"}
          >
            <Icon size={20} aria-hidden="true" className={styles.icon} />
            <span className={styles.message}>
              <Quoting>{toast.message}</Quoting>
            </span>
            {toast.actions?.map(({ label, run }) => (
              <button
                key={label}
                type="button"
                className={styles.action}
                onClick={() => {
                  dismissToast(toast.type);
                  run();
                }}
              >
                {label}
              </button>
            ))}
            <IconButton label={text.close} onClick={() => dismissToast(toast.type)}>
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
    </section>
  );
}
