import { UserChip } from "../user-chip/user-chip.tsx";
import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";

/** Shows the user where no card of a community does. */
export const SidebarHead = ({ sidebarHead, user }: Pick<FrameProps, "sidebarHead" | "user">) =>
  sidebarHead ?? <div className={styles.person}>{user.name && <UserChip {...user} />}</div>;
