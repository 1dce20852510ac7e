import * as z from "zod/mini";
import { time } from "./wire.ts";

/** The administrator who made the last change, and when; null where it was nobody of the office. */
export const lastChange = z.nullable(z.object({ by: z.string(), at: time }));
export type LastChange = z.output<typeof lastChange>;
