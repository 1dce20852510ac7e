import { existsSync } from "node:fs";
import { capture, stream } from "./run.ts";

/** The one without a window takes a third less time for the same journeys. */
const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const japaneseFonts = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc";
/** Older systems know only the second. */
const browsers = ["chromium-headless-shell", "chromium"];
const FONTS = "fonts-noto-cjk";

/** These make the browser ask for nothing, and need neither a window nor a sandbox of its own. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const NOT_TO_BE_HAD =
  "The tests in the browser need Chromium: install it (on Debian: apt-get install chromium fonts-noto-cjk), " +
  "or set CHROMIUM_PATH to one that is there.";

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return usual.find((path) => existsSync(path));
}

/** Returns `apt-get`, if this user may run it without a password. */
async function aptGet(): Promise<readonly string[] | undefined> {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  if (process.getuid?.() === 0) return ["apt-get"];
  const sudo = await capture("sudo", ["-n", "true"]).catch(() => undefined);
  return sudo?.ok ? ["sudo", "-n", "apt-get"] : undefined;
}

async function install(): Promise<void> {
  const [program, ...args] = (await aptGet()) ?? [];
  if (!program) return;
  console.log("Installing Chromium and a Japanese font …");
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  await stream(program, [...args, "-qq", "update"], quiet);
  for (const browser of browsers) {
    const wanted = ["-qq", "install", "-y", "--no-install-recommends", browser, FONTS];
    if (await stream(program, [...args, ...wanted], quiet)) return;
  }
}

/**
 * Returns the path of a Chromium, installed from Debian's packages where it is missing and this user may install.
 * @throws a sentence that says what to do, where none can be had
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH !== undefined;
  if (!named && (!findChromium() || !existsSync(japaneseFonts))) await install();
  const chromium = findChromium();
  if (!chromium) throw new Error(NOT_TO_BE_HAD);
  return chromium;
}
