import { UserChip } from "../user-chip/user-chip.tsx";
import type { FrameProps } from "./frame-types.ts";
import { Sheet, SheetActions } from "./sheet.tsx";
import { SideMenu } from "./side-menu.tsx";

/** R038: the whole menu on a small window, over the page. */
export const SlideInMenu = (props: FrameProps & { onClose: () => void }) => {
  const { groups, sidebarHead, sidebarFoot, user, userMenu, onClose } = props;
  return (
    <Sheet onClose={onClose}>
      {sidebarHead ?? (user.name && <UserChip {...user} />)}
      <SideMenu groups={groups} onFollow={onClose} />
      {sidebarFoot}
      <SheetActions items={userMenu} onClose={onClose} />
    </Sheet>
  );
};
