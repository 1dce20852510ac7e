import type { ReactNode } from "react";

export type MenuEntry = {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** This is the number of unread things, with its words for a screen reader. */
  readonly count?: number;
  readonly countLabel?: string;
  /** Something needs attention; these are the words for the sign. */
  readonly alert?: string | undefined;
  /** The entry is current only at this very path, not below it. */
  readonly end?: boolean;
  /** The current screen belongs to this entry, where its path does not say so. */
  readonly isCurrent?: boolean | undefined;
};
/** A place of the bottom bar is a screen, or what opens over it (the `id` of a popover). */
export type BottomPlace = MenuEntry | (Omit<MenuEntry, "to" | "end"> & { readonly popoverTarget: string });
export type MenuGroup = {
  readonly label?: string | undefined;
  readonly entries: readonly MenuEntry[];
  /** In the console a seldom used group unfolds; this is shown beside its name. */
  readonly foldIcon?: ReactNode;
};

export type HeaderAvatar = { readonly imageUrl: string | null; readonly departed: number };

type UserMenuItem = { readonly label: string; readonly icon?: ReactNode; readonly onSelect: () => void };

export type ConsoleFrameProps = {
  readonly home: string;
  readonly logoUrl: string | null;
  readonly markUrl?: string | null | undefined;
  readonly communityName: string | undefined;
  /** These open from the community's name; an operator's console belongs to none. */
  readonly communities?: readonly UserMenuItem[];
  readonly onCommunities?: () => void;
  /** It says whose console this is; by default the administrators'. */
  readonly side?: string;
  readonly user: { readonly name: string; readonly imageUrl: string | null; readonly role: string };
  readonly userMenu: readonly UserMenuItem[];
  readonly groups: readonly MenuGroup[];
  /** It is below the menu, always visible. */
  readonly foot: readonly MenuEntry[];
  /** The header shows these: the way to any screen and person, background jobs, notices. */
  readonly search?: ReactNode;
  readonly jobs?: ReactNode;
  readonly bell?: ReactNode;
  readonly children: ReactNode;
};

export type FrameProps = {
  /** The logo links to the community home, or to the dashboard for administrators. R031, R032 */
  readonly home: string;
  readonly logoUrl: string | null;
  /** Replaces the banner where the window is too narrow for it. */
  readonly markUrl?: string | null | undefined;
  /** It is set only on community routes. R033 */
  readonly communityName?: string | undefined;
  readonly members?:
    | { readonly avatars: readonly HeaderAvatar[]; readonly total: number; readonly to?: string | undefined }
    | undefined;
  /** The content takes the room of the rail too, or that of a phone's header and bar as well. */
  readonly fills?: "window" | "window and phone" | undefined;
  readonly user: { readonly name: string; readonly imageUrl: string | null };
  /** The user's menu has profile, language, colours and signing out. */
  readonly userMenu: readonly UserMenuItem[];
  readonly bell?: ReactNode;
  readonly sidebarHead?: ReactNode;
  readonly groups: readonly MenuGroup[];
  /** Stands below the menu: the invitation link. */
  readonly sidebarFoot?: ReactNode;
  /** Stands below that in the menu that slides in, rendered once it is open; links call `onFollow`. */
  readonly menuFoot?: ((onFollow: () => void) => ReactNode) | undefined;
  /** The bottom bar of small windows has these five places. */
  readonly bottom?: readonly BottomPlace[] | undefined;
  /** Stands beside the content where there is room; a screen may replace it (`InRail`). */
  readonly rail?: ReactNode;
  readonly railFoot?: ReactNode;
  readonly children: ReactNode;
};
