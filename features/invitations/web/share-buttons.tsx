import { IconBrandFacebook, IconBrandLine, IconBrandX } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import styles from "./invite-link.module.css";
import { useInvitationMessages } from "./messages.ts";
import { type ShareTarget, shareTargets } from "./share-targets.ts";

const icons: Readonly<Record<string, typeof IconBrandX>> = {
  Facebook: IconBrandFacebook,
  X: IconBrandX,
  LINE: IconBrandLine,
};

/** A window of the service's own size; without an opener, so that it cannot reach back. */
const open = ({ address, width, height }: ShareTarget, url: string, text: string) =>
  window.open(address(url, text), "_blank", `noopener,width=${width},height=${height}`);

export function ShareButtons({ url, community }: { url: string; community: string }) {
  const text = useInvitationMessages();
  return (
    <fieldset className={styles.share}>
      <legend>{text.share}</legend>
      {shareTargets.map((target) => {
        const Icon = icons[target.name];
        return (
          <Button
            key={target.name}
            icon={Icon && <Icon size={20} aria-hidden="true" />}
            title={text.shareOn(target.name)}
            onClick={() => open(target, url, text.shareText(community))}
          >
            {target.name}
          </Button>
        );
      })}
    </fieldset>
  );
}
