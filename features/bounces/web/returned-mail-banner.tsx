import { Link } from "react-router";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import styles from "./bounces.module.css";
import { useBounceMessages } from "./messages.ts";
import { useReturnedMail } from "./use-returned-mail.ts";

/** Says on the first screen that mail does not arrive, and links to where that can be corrected: `settings`. */
export function ReturnedMailBanner({ settings }: { settings: string }) {
  const text = useBounceMessages().banner;
  if (!useReturnedMail()) return null;
  return (
    <NoticeBox>
      <div className={styles.banner}>
        <p>{text.returned}</p>
        <Link to={settings} className={common.touch}>
          {text.toSettings}
        </Link>
      </div>
    </NoticeBox>
  );
}
