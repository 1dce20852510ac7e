import { IconBrandFacebook, IconBrandLine, IconBrandX } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import styles from "./invite-link.module.css";
import { useInvitationMessages } from "./messages.ts";

const icons: Readonly<Record<string, typeof IconBrandX>> = {
  Facebook: IconBrandFacebook,
  X: IconBrandX,
  LINE: IconBrandLine,
};

/** Opens a window of the service's own size, without an opener, so that it cannot reach back. */
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

type ShareTarget = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly address: (url: string, text: string) => string;
};

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
const WIDTH = 600;
const HEIGHT = 350;
const LINE_HEIGHT = 550;

/** R083, R084: an invitation is shared on these services, in windows of these sizes. */
const shareTargets: readonly ShareTarget[] = [
  {
    name: "Facebook",
    width: WIDTH,
    height: HEIGHT,
    address: (url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  {
    name: "X",
    width: WIDTH,
    height: HEIGHT,
    address: (url, text) => `https://x.com/intent/post?${query({ url, text })}`,
  },
  {
    name: "LINE",
    width: WIDTH,
    height: LINE_HEIGHT,
    address: (url, text) => `https://social-plugins.line.me/lineit/share?${query({ url, text })}`,
  },
];
