import type { ComponentType } from "react";
import type { adminIcons } from "./admin-icons.ts";
import type { memberIcons } from "./member-icons.ts";

type ScreenAccess = "public" | "alumnus" | "employee" | "administrator";
export type ScreenLayout = "bare" | "minimal" | "status" | "member" | "admin";
type AdminGroup = "overview" | "people" | "content" | "messages" | "settings" | "foot";

/** A screen's place in the menu of its frame; the screen's title is its label. */
type MenuPlace = { readonly order: number } & (
  | {
      readonly group: AdminGroup;
      readonly icon: keyof typeof adminIcons;
      /** What is counted beside it. */
      readonly waiting?: "candidates" | "chats";
      /** No place for other administrators. */
      readonly forContractor?: true;
    }
  | {
      readonly group: "community";
      readonly icon: keyof typeof memberIcons;
      /** What is counted beside it. */
      readonly unread?: "chats";
      /** Only this very address is the current one, not those below it. */
      readonly end?: boolean;
      /** It stands in the bar at the bottom of small windows too. */
      readonly atThumb?: boolean;
    }
);

type ScreenOptions = {
  readonly title: { readonly ja: string; readonly en: string };
  readonly menu?: MenuPlace;
  /** In the console: the screen with whose place in the menu it goes, where its address does not stand below that one. */
  readonly belongsTo?: string;
  /** How a Japanese title with kanji is read, in hiragana: screens of the console are found by it. */
  readonly reading?: string;
  /** R078: here the Enter key in a text field submits. */
  readonly submitsOnEnter?: boolean;
  /** R041: popular tags stand beside it on a desktop, and in the menu of a phone. */
  readonly popularTags?: boolean;
  /** R063: arriving with `notice_user_id` marks that notice read. */
  readonly readsNotice?: boolean;
  /** R059, R060: arriving with `otp_token` signs in by it. */
  readonly signsInByToken?: boolean;
  /** R069: looking at it does not make its community the one visited last. */
  readonly isDashboard?: boolean;
  /** A call refused for want of a session (401) leads to the login unless the screen stays. */
  readonly whenUnauthorized?: "stay";
  /** A forbidden call (403) leads to the lobby, or here to the 404 page. Administrators' screens do the latter too. */
  readonly whenForbidden?: "notFound";
  /** A query that finds nothing (404) is the 404 page, or here a toast: it was one of many things on the screen. */
  readonly whenNotFound?: "toast";
  /** The call that it opens with, below the community's address: `early.js` asks for it before the scripts have arrived. */
  readonly opening?: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
};

/** One row of the table of screens: guards, titles, robots, menus and the inventory read it. */
export type Screen = ScreenOptions & {
  readonly code: string;
  readonly path: string;
  readonly access: ScreenAccess;
  readonly layout: ScreenLayout;
};

const layoutFor = {
  public: "minimal",
  alumnus: "member",
  employee: "member",
  administrator: "admin",
} as const satisfies Record<ScreenAccess, ScreenLayout>;

type Identity = { readonly code: string; readonly access: ScreenAccess; readonly layout?: ScreenLayout };

/** A screen at one address, in the frame of those who have access to it unless `layout` says otherwise. */
export const screen = (path: string, row: ScreenOptions & Identity): Screen => ({
  path,
  layout: layoutFor[row.access],
  ...row,
});

/** For everybody, logged in or not. */
export const publicScreen = (path: string, row: ScreenOptions & Omit<Identity, "access">): Screen =>
  screen(path, { ...row, access: "public" });

/** Of the console: for administrators, below the address of the community. */
export const consoleScreen = (path: string, row: ScreenOptions & Pick<Identity, "code">): Screen =>
  screen(`/community/communities/:id${path}`, { ...row, access: "administrator" });

type Both = string | { readonly alumni: string; readonly community: string };
const inArea = (both: Both, area: "alumni" | "community"): string =>
  typeof both === "string" ? both : both[area];

/** R022: a screen of alumni and of employees alike. `path` goes on after `/alumni` and `/community`. */
export const bothAreas = (
  path: Both,
  { code, access, ...row }: ScreenOptions & { readonly code: Both; readonly access?: "public" },
): Screen[] => [
  screen(`/alumni${inArea(path, "alumni")}`, {
    ...row,
    code: inArea(code, "alumni"),
    access: access ?? "alumnus",
  }),
  screen(`/community${inArea(path, "community")}`, {
    ...row,
    code: inArea(code, "community"),
    access: access ?? "employee",
  }),
];
