import { IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import styles from "./invite-link.module.css";
import type { InviteLinkModalProps } from "./invite-link-modal.tsx";
import { useInvitationMessages } from "./messages.ts";

const InviteLinkModal = lazy(() => import("./invite-link-modal.tsx"));

/** The sidebar shows this entry; the caller decides by the community's setting whether to. R043 */
export function InviteLinkButton(props: Omit<InviteLinkModalProps, "onClose">) {
  const text = useInvitationMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        fullWidth
        className={styles.entry}
        icon={<IconUserPlus size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {text.action}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteLinkModal
            {...props}
            communityName={props.isAdministrator ? undefined : props.communityName}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
