import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { MemberAvatars } from "./member-avatars.tsx";
import { Sheet, SheetActions } from "./sheet.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SidebarHead } from "./sidebar-head.tsx";

/** One line of the menu has room for this many faces. R035 */
const SHOWN_ON_MOBILE = 5;

/** R038: the whole menu slides over the page on a small window. */
export const SlideInMenu = (props: FrameProps & { onClose: () => void }) => {
  const { groups, members, sidebarFoot, menuFoot, userMenu, onClose } = props;
  return (
    <Sheet onClose={onClose}>
      <SidebarHead {...props} />
      {members && (
        <div className={styles.faces}>
          <MemberAvatars {...members} most={SHOWN_ON_MOBILE} />
        </div>
      )}
      <SideMenu groups={groups} onFollow={onClose} />
      {sidebarFoot}
      {menuFoot?.(onClose)}
      <SheetActions items={userMenu} onClose={onClose} />
    </Sheet>
  );
};
