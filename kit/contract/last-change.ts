import * as z from "zod/mini";
import { time } from "./wire.ts";

/** Who of the office has changed something last, and when; null where it was nobody of the office. */
export const lastChange = z.nullable(z.object({ by: z.string(), at: time }));
export type LastChange = z.output<typeof lastChange>;
