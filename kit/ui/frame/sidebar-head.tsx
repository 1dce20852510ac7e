import { UserChip } from "../user-chip/user-chip.tsx";
import type { FrameProps } from "./frame-types.ts";

/** Who one is, also where no card of a community says so. */
export const SidebarHead = ({ sidebarHead, user }: Pick<FrameProps, "sidebarHead" | "user">) =>
  sidebarHead ?? (user.name && <UserChip {...user} />);
