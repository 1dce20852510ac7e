import { IconDeviceDesktop, IconDeviceMobile, IconDevices, IconDeviceTablet } from "@tabler/icons-react";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import type { Session } from "../contract/views.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { useDeviceName } from "./use-device-name.ts";

const iconOf = ({ system }: Session) => {
  if (system === null) return IconDevices;
  if (system === "iPad") return IconDeviceTablet;
  return system === "iPhone" || system === "Android" ? IconDeviceMobile : IconDeviceDesktop;
};

type Props = { readonly session: Session; readonly onEnd: (session: Session) => void };

export function SessionRow({ session, onEnd }: Props) {
  const text = useAccountMessages().sessions;
  const name = useDeviceName()(session);
  const Icon = iconOf(session);
  const at = (time: string) => <time dateTime={time}>{formatMinute(new Date(time))}</time>;
  return (
    <li className={styles.session}>
      <Icon size={28} stroke={1.5} aria-hidden="true" className={common.dim} />
      <div>
        <div className={styles.device}>
          <span>{name}</span>
          {session.is_current && <Badge tone="success">{text.current}</Badge>}
        </div>
        <dl className={styles.times}>
          <dt>{text.signedIn}</dt>
          <dd>{at(session.signed_in_at)}</dd>
          <dt>{text.lastUsed}</dt>
          <dd>{session.is_current ? text.inUse : at(session.last_used_at)}</dd>
        </dl>
      </div>
      {!session.is_current && (
        <div className={styles.end}>
          <Button size="sm" onClick={() => onEnd(session)} aria-label={`${text.end}: ${name}`}>
            {text.end}
          </Button>
        </div>
      )}
    </li>
  );
}
