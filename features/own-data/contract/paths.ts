import type { Area } from "#kit/contract/area.ts";

/** The page is below the account settings. */
export const ownDataPath = (area: Area): string => `/${area}/account/settings/data`;
