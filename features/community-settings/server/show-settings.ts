import { themeOf } from "#features/communities/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import {
  previewTheme,
  type SettingsView,
  sectionNames,
  settingsSections,
  showCommunitySettings,
  updateCommunity,
} from "../contract/calls.ts";
import { findSettings, listChanges } from "./settings.sql.ts";
import { viewOf } from "./values.ts";

async function findLastChanges(db: Db, communityId: number): Promise<SettingsView["last_changes"]> {
  const changes = await listChanges(db, communityId, updateCommunity.act);
  return Object.fromEntries(
    sectionNames.map((section) => {
      const fields: readonly string[] = settingsSections[section];
      const last = changes.find(({ changed }) => changed.some((field) => fields.includes(field)));
      return [section, last ? { by: last.by, at: last.at.toISOString() } : null];
    }),
  );
}

export async function loadView(db: Db, communityId: number): Promise<SettingsView> {
  const row = found(await findSettings(db, communityId));
  return viewOf(communityId, row, await findLastChanges(db, communityId));
}

export const shownSettingsRoutes = [
  serve(showCommunitySettings, async ({ db, member }) => ({ data: await loadView(db, member.communityId) })),

  serve(previewTheme, async (_, { query: { color } }) => ({ data: themeOf(color) })),
];
