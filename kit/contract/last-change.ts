import * as z from "zod/mini";
import { time } from "./wire.ts";

/** This administrator made the last change, at this time; it is null where it was nobody of the office. */
export const lastChange = z.nullable(z.object({ by: z.string(), at: time }));
export type LastChange = z.output<typeof lastChange>;
