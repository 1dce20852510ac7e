import type { ReactNode } from "react";

export type MenuEntry = {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Unread things behind it, and how a screen reader says so. */
  readonly count?: number;
  readonly countLabel?: string;
  /** Only this very address is the current one, not those below it. */
  readonly end?: boolean;
  /** Whether the screen on show belongs here, where its address does not say so. */
  readonly isCurrent?: boolean | undefined;
};
/** A place of the bar at the bottom: a screen, or what opens over it (the `id` of a popover). */
export type BottomPlace = MenuEntry | (Omit<MenuEntry, "to" | "end"> & { readonly popoverTarget: string });
export type MenuGroup = {
  readonly label?: string | undefined;
  readonly entries: readonly MenuEntry[];
  /** In the console: seldom needed, so that it unfolds; this stands beside its name. */
  readonly foldIcon?: ReactNode;
};

export type HeaderAvatar = { readonly imageUrl: string | null; readonly departed: number };

type UserMenuItem = { readonly label: string; readonly icon?: ReactNode; readonly onSelect: () => void };

export type ConsoleFrameProps = {
  readonly home: string;
  readonly logoUrl: string | null;
  readonly markUrl?: string | null | undefined;
  readonly communityName: string | undefined;
  /** Opens from the community's name. */
  readonly communities: readonly UserMenuItem[];
  /** The list of communities is wanted. */
  readonly onCommunities: () => void;
  readonly user: { readonly name: string; readonly imageUrl: string | null; readonly role: string };
  readonly userMenu: readonly UserMenuItem[];
  readonly groups: readonly MenuGroup[];
  /** Below the menu, always in sight. */
  readonly foot: readonly MenuEntry[];
  /** In the header: the way to any screen and person, what runs in the background, notices. */
  readonly search?: ReactNode;
  readonly jobs?: ReactNode;
  readonly bell?: ReactNode;
  readonly children: ReactNode;
};

export type FrameProps = {
  /** Where the logo leads: the community home, or the dashboard for administrators. R031, R032 */
  readonly home: string;
  readonly logoUrl: string | null;
  /** Stands in for a banner where the window is too narrow for it. */
  readonly markUrl?: string | null | undefined;
  /** Only on community routes. R033 */
  readonly communityName?: string | undefined;
  readonly members?:
    | { readonly avatars: readonly HeaderAvatar[]; readonly total: number; readonly to?: string | undefined }
    | undefined;
  readonly user: { readonly name: string; readonly imageUrl: string | null };
  /** What the user's menu offers: profile, language, colours, logging out. */
  readonly userMenu: readonly UserMenuItem[];
  readonly bell?: ReactNode;
  /** The card above the menu in the sidebar. */
  readonly sidebarHead?: ReactNode;
  readonly groups: readonly MenuGroup[];
  /** Below the menu: the invitation link. */
  readonly sidebarFoot?: ReactNode;
  /** Below that in the menu that slides in, made once it is open; whatever leads away from it says so. */
  readonly menuFoot?: ((onFollow: () => void) => ReactNode) | undefined;
  /** The five places of the bar at the bottom of small windows. */
  readonly bottom?: readonly BottomPlace[] | undefined;
  /** Beside the content where the window has room for it; a screen may put something of its own there (`InRail`). */
  readonly rail?: ReactNode;
  /** Below either. */
  readonly railFoot?: ReactNode;
  readonly children: ReactNode;
};
