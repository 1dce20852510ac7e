import { IconMail, IconShare } from "@tabler/icons-react";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { useInvitationMessages } from "./messages.ts";

type Props = { readonly url: string; readonly code: string; readonly community: string | undefined };

/** Sends the invitation to one person, by mail or by whatever this device can share with. */
export function SendButtons({ url, code, community }: Props) {
  const text = useInvitationMessages();
  const title = text.subject(community);
  const mail = new URLSearchParams({ subject: title, body: text.letter(url, code) });
  const share = () => void navigator.share({ title, text: text.letter("", code), url }).catch(() => {});
  return (
    <div className={common.wrap2}>
      {/* Mail programs show a plus as a plus and not as a space. */}
      <ButtonLink
        to={`mailto:?${mail.toString().replaceAll("+", "%20")}`}
        icon={<IconMail size={20} aria-hidden="true" />}
      >
        {text.mail}
      </ButtonLink>
      {"share" in navigator && (
        <Button icon={<IconShare size={20} aria-hidden="true" />} onClick={share}>
          {text.shareHere}
        </Button>
      )}
    </div>
  );
}
