import type { ComponentType } from "react";

export type ScreenAccess = "public" | "alumnus" | "employee" | "administrator" | "operator";
export type ScreenLayout = "bare" | "minimal" | "member" | "admin";

/** One row of the table of screens: guards, titles, robots, sidebars and the inventory read it. */
export type Screen = {
  readonly code: string;
  readonly path: string;
  readonly access: ScreenAccess;
  readonly layout: ScreenLayout;
  readonly title: { readonly ja: string; readonly en: string };
  /** R078: here the Enter key in a text field submits. */
  readonly submitsOnEnter?: boolean;
  /** R041: popular tags stand in the sidebar on a desktop. */
  readonly popularTags?: boolean;
  /** R027, R028 */
  readonly hidesSidebar?: boolean;
  /** R063: arriving with `notice_user_id` marks that notice read. */
  readonly readsNotice?: boolean;
  /** R059, R060: arriving with `otp_token` signs in by it. */
  readonly signsInByToken?: boolean;
  /** R069: looking at it does not make its community the one visited last. */
  readonly isDashboard?: boolean;
  /** Shows one addressed object: refused or missing, it is the 404 page. */
  readonly oneObject?: boolean;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
};
