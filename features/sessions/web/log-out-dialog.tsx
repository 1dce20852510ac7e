import type { Area } from "#kit/contract/area.ts";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { useLogOutMessages } from "./messages.ts";
import { useLogOut } from "./use-log-out.ts";

type LogOutDialogProps = {
  readonly area: Area;
  readonly onCancel: () => void;
  /** For public screens, which stay. */
  readonly onOut?: () => void;
};

/** R039: logging out asks first. */
export default function LogOutDialog({ area, onCancel, onOut }: LogOutDialogProps) {
  const text = useLogOutMessages();
  const { mutate, isPending } = useLogOut(area, onOut);
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
