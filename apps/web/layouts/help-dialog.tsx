import type { Area } from "#kit/contract/area.ts";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { useLayoutMessages } from "./messages.ts";

type Props = { readonly area: Area; readonly communityId: number | null; readonly onClose: () => void };

/** Shows what the footer contains elsewhere. */
export const HelpDialog = ({ area, communityId, onClose }: Props) => (
  <Modal title={useLayoutMessages().userMenu.help} onClose={onClose}>
    <FooterLinks area={area} communityId={communityId} />
  </Modal>
);
