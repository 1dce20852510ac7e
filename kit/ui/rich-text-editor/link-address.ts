import { toHalfWidth } from "#kit/contract/fields/width.ts";

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const EMAIL = /^[^\s/@:]+@[^\s/@.]+(?:\.[^\s/@.]+)+$/;

/**
 * Returns the address typed for a link as one that can be followed: full-width characters become half-width, a bare
 * `example.jp` gets `https://` and an email address `mailto:`. Undefined for what leads nowhere or to anything but
 * https, http and mailto.
 */
export function toLinkAddress(typed: string): string | undefined {
  const text = toHalfWidth(typed).trim();
  const whole = SCHEME.test(text) ? text : EMAIL.test(text) ? `mailto:${text}` : `https://${text}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return undefined;
  const { protocol, hostname, pathname } = new URL(whole);
  if (protocol === "mailto:") return EMAIL.test(pathname) ? whole : undefined;
  const leadsSomewhere = hostname.includes(".") && !hostname.endsWith(".");
  return ["https:", "http:"].includes(protocol) && leadsSomewhere ? whole : undefined;
}
