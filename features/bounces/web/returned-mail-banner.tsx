import { Link } from "react-router";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import styles from "./bounces.module.css";
import { useBounceMessages } from "./messages.ts";
import { useReturnedMail } from "./use-returned-mail.ts";

/** Says where one lands that mail does not arrive, and leads to where that can be mended. */
export function ReturnedMailBanner() {
  const text = useBounceMessages().banner;
  if (!useReturnedMail()) return null;
  const { settings } = accountPaths[currentArea() === "community" ? "employee" : "alumnus"];
  return (
    <NoticeBox>
      <div className={styles.banner}>
        <p>{text.returned}</p>
        <Link to={settings} className={styles.link}>
          {text.toSettings}
        </Link>
      </div>
    </NoticeBox>
  );
}
