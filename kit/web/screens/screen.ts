import type * as icons from "@tabler/icons-react";
import type { ComponentType } from "react";

type ScreenAccess = "public" | "alumnus" | "employee" | "administrator" | "operator";
export type ScreenLayout = "bare" | "minimal" | "status" | "visitor" | "member" | "admin" | "operator";
type AdminGroup = "overview" | "people" | "content" | "messages" | "settings" | "foot";
export const operatorGroups = ["customers", "service", "system"] as const;
type OperatorGroup = (typeof operatorGroups)[number];

export type IconName = Extract<keyof typeof icons, `Icon${string}`>;

/** A screen has this place in the menu of its frame; the label is the screen's title. */
type MenuPlace = {
  readonly order: number;
  /** The layout shows beside the entry what it counts under this name. */
  readonly counted?: string;
} & (
  | {
      readonly group: AdminGroup | OperatorGroup;
      readonly icon: IconName;
      /** Other administrators do not see the entry. */
      readonly forContractor?: true;
    }
  | {
      readonly group: "community";
      readonly icon: IconName;
      /** The entry is current only at this very path, not below it. */
      readonly end?: boolean;
      /** It is in the bottom bar of small windows too. */
      readonly atThumb?: boolean;
    }
);

type ScreenOptions = {
  readonly title: { readonly ja: string; readonly en: string };
  readonly menu?: MenuPlace;
  /** This screen's menu entry is current here, where the path is not below that one. */
  readonly belongsTo?: string;
  /** Screens of the console are found by this reading in hiragana of a title with kanji. */
  readonly reading?: string;
  /** R078: Enter in a text field submits here. */
  readonly submitsOnEnter?: boolean;
  /** R041: popular tags are beside it on a desktop, and in the menu of a phone. */
  readonly popularTags?: boolean;
  /** It takes the room of the rail too, or that of a phone's header and bar as well. */
  readonly fills?: "window" | "window and phone";
  /** R063: arriving with `notice_user_id` marks that notice read. */
  readonly readsNotice?: boolean;
  /** R059, R060: arriving with `otp_token` signs in by it. */
  readonly signsInByToken?: boolean;
  /** R069: visiting it does not make its community the one visited last. */
  readonly isDashboard?: boolean;
  /** A call refused for want of a session (401) leads to the login unless the screen stays. */
  readonly whenUnauthorized?: "stay";
  /** A forbidden call (403) leads to the lobby, or here to the 404 page, as always in the console. */
  readonly whenForbidden?: "notFound";
  /** A query that finds nothing (404) leads to the 404 page, or, as one thing of many, to a toast. */
  readonly whenNotFound?: "toast";
  /** The screen's first call, below the community's path: `early.js` makes it before the scripts have arrived. */
  readonly opening?: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
};

/** Guards, titles, robots, menus and the inventory read this row of the table of screens. */
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
  operator: "operator",
} as const satisfies Record<ScreenAccess, ScreenLayout>;

type Identity = { readonly code: string; readonly access: ScreenAccess; readonly layout?: ScreenLayout };

/** Declares a screen at one path, in the frame of those who may visit it unless `layout` says otherwise. */
export const screen = (path: string, row: ScreenOptions & Identity): Screen => ({
  path,
  layout: layoutFor[row.access],
  ...row,
});

/** Declares a screen for everybody, signed in or not. */
export const publicScreen = (path: string, row: ScreenOptions & Omit<Identity, "access">): Screen =>
  screen(path, { ...row, access: "public" });

/** Declares a screen of the console: for administrators, below the path of the community. */
export const consoleScreen = (path: string, row: ScreenOptions & Pick<Identity, "code">): Screen =>
  screen(`/community/communities/:id${path}`, { ...row, access: "administrator" });

/** Declares a screen of the operators' console. Its path names a community by `:community_id`, which it never enters. */
export const operatorScreen = (path: string, row: ScreenOptions & Pick<Identity, "code">): Screen =>
  screen(`/operator${path}`, { ...row, access: "operator" });

type Both = string | { readonly alumni: string; readonly community: string };
const inArea = (both: Both, area: "alumni" | "community"): string =>
  typeof both === "string" ? both : both[area];

/** R022: declares a screen for both alumni and employees. `path` continues after `/alumni` and `/community`. */
export const bothAreas = (
  path: Both,
  {
    code,
    access,
    ...row
  }: ScreenOptions & { readonly code: Both; readonly access?: "public"; readonly layout?: ScreenLayout },
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
