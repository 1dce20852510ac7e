import { themeOf } from "#features/communities/server/index.ts";
import { imageUrl } from "#kit/contract/image-address.ts";
import { type CommunitySettings, type SettingsView, siteNumbers } from "../contract/calls.ts";
import type { SettingsRow } from "./settings.sql.ts";

type Sites = SettingsRow["message_board_sites"];

/** The sites stand in a list; a setting has each by its number. */
const siteFields = (sites: Sites) =>
  Object.fromEntries(
    siteNumbers.flatMap((n) => [
      [`site_name_${n}`, sites[n - 1]?.name ?? ""],
      [`site_url_${n}`, sites[n - 1]?.url ?? ""],
    ]),
  ) as Pick<CommunitySettings, `site_${"name" | "url"}_${(typeof siteNumbers)[number]}`>;

/** A site that was emptied leaves no gap. */
export const sitesOf = (settings: CommunitySettings): Sites =>
  siteNumbers
    .map((n) => ({ name: settings[`site_name_${n}`], url: settings[`site_url_${n}`] }))
    .filter(({ name }) => name !== "");

export function settingsOf({
  message_board_sites,
  demands_second_factor: _,
  community_site_available: __,
  is_private: ___,
  is_daiko: ____,
  ip_allow_list: _____,
  ...row
}: SettingsRow): CommunitySettings {
  return { ...row, ...siteFields(message_board_sites) };
}

export const viewOf = (
  communityId: number,
  row: SettingsRow,
  last_changes: SettingsView["last_changes"],
): SettingsView => ({
  settings: settingsOf(row),
  header_image_url: imageUrl(communityId, row.header_file_id),
  profile_image_url: imageUrl(communityId, row.profile_file_id),
  operating_image_url: imageUrl(communityId, row.operating_file_id),
  theme: themeOf(row.theme_color),
  elsewhere: {
    demands_second_factor: row.demands_second_factor,
    community_site_available: row.community_site_available,
    is_private: row.is_private,
    is_daiko: row.is_daiko,
    ip_allow_list: row.ip_allow_list,
  },
  last_changes,
});
