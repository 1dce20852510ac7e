import type { Area } from "#kit/contract/area.ts";

/** The page stands below the account settings. */
export const ownDataPath = (area: Area): string => `/${area}/account/settings/data`;
