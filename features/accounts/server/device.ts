import type { Session } from "../contract/views.ts";

type Device = Pick<Session, "browser" | "system">;

/** The first that fits counts: most browsers also name those they descend from. */
const browserSigns: readonly (readonly [RegExp, NonNullable<Device["browser"]>])[] = [
  [/\bLine\//, "LINE"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPiOS\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const systemSigns: readonly (readonly [RegExp, NonNullable<Device["system"]>])[] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const firstFit = <T>(signs: readonly (readonly [RegExp, T])[], userAgent: string): T | null =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Browser and system as far as the user agent says; null for what is not known. */
export const readDevice = (userAgent: string): Device => ({
  browser: firstFit(browserSigns, userAgent),
  system: firstFit(systemSigns, userAgent),
});
