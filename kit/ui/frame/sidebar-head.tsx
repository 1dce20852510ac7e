import { UserChip } from "../user-chip/user-chip.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";

/** Shows the user where no card of a community does. */
export const SidebarHead = ({ sidebarHead, user }: Pick<FrameProps, "sidebarHead" | "user">) =>
  sidebarHead ??
  (user.name && (
    <div className={styles.person}>
      <UserChip {...user} />
    </div>
  ));
