import * as z from "zod/mini";

/** R090, R091: taken where the terms themselves could not say their version. */
export const defaultConsentVersions = { provider: 1, community: 2 } as const;

export const version = () => z.number().check(z.int(), z.positive());
