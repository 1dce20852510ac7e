import { IconFlag, IconPencil, IconTrash } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { Menu } from "../menu/menu.tsx";
import { Modal } from "../modal/modal.tsx";
import { Popover } from "../popover/popover.tsx";
import { toast } from "../toaster/toast.ts";
import { UserChip } from "../user-chip/user-chip.tsx";
import { useGalleryMessages } from "./messages.ts";
import { Row, Sample, Section } from "./section.tsx";

export function DialogsSection() {
  const text = useGalleryMessages();
  const [open, setOpen] = useState<"confirm" | "modal" | null>(null);
  const answer = (yes: boolean) => {
    setOpen(null);
    toast({ type: "success", message: text.confirm.answered(yes) });
  };
  return (
    <Section title={text.sections.dialogs}>
      <Sample name="ConfirmDialog, Modal, Menu, Popover">
        <Row>
          <Button onClick={() => setOpen("confirm")}>{text.confirm.open}</Button>
          <Button onClick={() => setOpen("modal")}>{text.modal.open}</Button>
          <MenuSample />
          <PopoverSample />
        </Row>
        {open === "confirm" && (
          <ConfirmDialog
            title={text.confirm.title}
            message={text.confirm.text}
            confirmLabel={text.confirm.action}
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
          />
        )}
        {open === "modal" && (
          <Modal title={text.modal.title} onClose={() => setOpen(null)}>
            <p>{text.modal.text}</p>
            <UserChip name={text.names.sato} imageUrl={null} note={text.affiliation} />
          </Modal>
        )}
      </Sample>
      <ToastSamples />
    </Section>
  );
}

function MenuSample() {
  const { buttons, toasts } = useGalleryMessages();
  const notify = () => toast({ type: "info", message: toasts.info });
  return (
    <Menu
      label={buttons.more}
      items={[
        { label: buttons.edit, icon: <IconPencil size={20} aria-hidden="true" />, onSelect: notify },
        { label: buttons.report, icon: <IconFlag size={20} aria-hidden="true" />, onSelect: notify },
        {
          label: buttons.delete,
          icon: <IconTrash size={20} aria-hidden="true" />,
          danger: true,
          onSelect: notify,
        },
      ]}
    />
  );
}

function PopoverSample() {
  const { modal, popover } = useGalleryMessages();
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();
  return (
    <span ref={anchor}>
      <Button popoverTarget={id}>{popover}</Button>
      <Popover id={id} label={modal.title} anchor={anchor}>
        {() => <p>{modal.text}</p>}
      </Popover>
    </span>
  );
}

function ToastSamples() {
  const { toasts } = useGalleryMessages();
  const action = { label: toasts.reload, run: () => {} };
  return (
    <Sample name="toast">
      <Row>
        <Button onClick={() => toast({ type: "success", message: toasts.success })}>success</Button>
        <Button onClick={() => toast({ type: "error", message: toasts.error })}>error</Button>
        <Button onClick={() => toast({ type: "info", message: toasts.info, actions: [action] })}>info</Button>
      </Row>
    </Sample>
  );
}
