import type { Area } from "#kit/contract/area.ts";

/** Below the account settings. */
export const ownDataPath = (area: Area): string => `/${area}/account/settings/data`;
