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
};
/** A place of the bar at the bottom: a screen, or what opens over it (the `id` of a popover). */
export type BottomPlace = MenuEntry | (Omit<MenuEntry, "to" | "end"> & { readonly popoverTarget: string });
export type MenuGroup = { readonly label?: string; readonly entries: readonly MenuEntry[] };

export type HeaderAvatar = { readonly imageUrl: string | null; readonly departed: number };

export type FrameProps = {
  /** Where the logo leads: the community home, or the dashboard for administrators. R031, R032 */
  readonly home: string;
  readonly logoUrl: string | null;
  /** Only on community routes. R033 */
  readonly communityName?: string | undefined;
  readonly members?:
    | { readonly avatars: readonly HeaderAvatar[]; readonly total: number; readonly to?: string | undefined }
    | undefined;
  readonly user: { readonly name: string; readonly imageUrl: string | null };
  /** What the user's menu offers: profile, language, colours, logging out. */
  readonly userMenu: readonly {
    readonly label: string;
    readonly icon?: ReactNode;
    readonly onSelect: () => void;
  }[];
  readonly bell?: ReactNode;
  /** The card above the menu in the sidebar. */
  readonly sidebarHead?: ReactNode;
  readonly groups: readonly MenuGroup[];
  /** Below the menu: popular tags, the invitation link. */
  readonly sidebarFoot?: ReactNode;
  /** The five places of the bar at the bottom of small windows. */
  readonly bottom?: readonly BottomPlace[] | undefined;
  readonly rail?: ReactNode;
  readonly footer: ReactNode;
  /** Tables fill the width instead of the reading column. */
  readonly wide?: boolean;
  readonly sidebarHidden?: boolean;
  readonly children: ReactNode;
};
