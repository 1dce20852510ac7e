import type { Area } from "#kit/contract/area.ts";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { useSessionMessages } from "./messages.ts";
import { useLogOut } from "./use-log-out.ts";

/** R039: logging out asks first. */
export default function LogOutDialog({ area, onCancel }: { area: Area; onCancel: () => void }) {
  const text = useSessionMessages().logout;
  const { mutate, isPending } = useLogOut(area);
  return (
    <ConfirmDialog
      title={text.title}
      confirmLabel={text.action}
      pending={isPending}
      onConfirm={() => mutate()}
      onCancel={onCancel}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  );
}
