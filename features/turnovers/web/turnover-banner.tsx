import { Link } from "react-router";
import { isolated } from "#kit/contract/isolated.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { cx } from "#kit/ui/class-names.ts";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { listOwnTurnovers } from "../contract/own-calls.ts";
import { useOwnTurnoverMessages } from "./own-messages.ts";
import styles from "./turnovers.module.css";

/** Tells an employee of each request to make them an alumnus that they can still decide about; `above` a screen it keeps its distance. */
export function TurnoverBanner({ above = false }: { readonly above?: boolean }) {
  const text = useOwnTurnoverMessages().banner;
  const { data } = useCall(listOwnTurnovers, {}, { enabled: currentArea() === "community" });
  if (!data || data.records.length === 0) return null;
  const banners = data.records.map(({ id, state, community_name }) => (
    <NoticeBox key={id}>
      <div className={styles.banner}>
        <p>
          {state === "waiting"
            ? text.waiting(isolated(community_name))
            : text.chats(isolated(community_name))}
        </p>
        <Link to={linkTo("/community/account/turnovers/:id", { id })} className={common.touch}>
          {text.open}
        </Link>
      </div>
    </NoticeBox>
  ));
  return <div className={cx(common.stack2, above && styles.above)}>{banners}</div>;
}
