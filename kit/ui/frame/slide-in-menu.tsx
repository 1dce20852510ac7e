import styles from "./frame.module.css";
import type { FrameProps } from "./frame-types.ts";
import { MemberAvatars } from "./member-avatars.tsx";
import { Sheet, SheetActions } from "./sheet.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SidebarHead } from "./sidebar-head.tsx";

/** As many faces stand in one line of the menu. R035 */
const SHOWN_ON_MOBILE = 5;

/** R038: the whole menu on a small window, over the page. */
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
