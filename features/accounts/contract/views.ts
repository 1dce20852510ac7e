import * as z from "zod/mini";
import { time } from "#kit/contract/wire.ts";
import { loginProviders } from "./services.ts";

export const linkedServices = z.array(z.enum(loginProviders));

export const ownAccount = z.object({
  email: z.nullable(z.string()),
  /** It is false for somebody who signs in only by another service. */
  has_password: z.boolean(),
  /** The second password opens the points exchange; the password itself is never answered. */
  has_secondary_password: z.boolean(),
  linked: linkedServices,
  pending_email: z.nullable(z.object({ email: z.string(), expires_at: time })),
});
export type OwnAccount = z.output<typeof ownAccount>;

/** These browsers and systems are recognised in the user agent. */
export const browsers = ["Chrome", "Safari", "Edge", "Firefox", "Opera", "Samsung Internet", "LINE"] as const;
export const systems = ["Windows", "macOS", "iPhone", "iPad", "Android", "ChromeOS", "Linux"] as const;

export const session = z.object({
  id: z.number(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  is_current: z.boolean(),
  signed_in_at: time,
  /** The time is exact to a few minutes. */
  last_used_at: time,
});
export type Session = z.output<typeof session>;
