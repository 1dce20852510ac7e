import * as z from "zod/mini";
import { INTEGER_MAX } from "#kit/contract/wire.ts";

/** R090, R091: these are used where the terms themselves state no version. */
export const defaultConsentVersions = { provider: 1, community: 2 } as const;

export const version = () => z.int().check(z.minimum(1), z.maximum(INTEGER_MAX));
