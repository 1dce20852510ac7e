import { fault } from "./field-errors.ts";
import { rule } from "./field-schema.ts";
import { pictogramScan } from "./limits.ts";

/**
 * Matches emoji: what is shown as a picture by itself (😀, flags, ⌚), a sign made into one by U+FE0F (©️ ☎️ 1️⃣), and a
 * person sign with a skin tone. Pictograms of Japanese phones are in the private use areas. Digits, #, *, ©, ®, ™, ※,
 * ○, ★, 〒, ㈱ and letters in circles are ordinary text, though Unicode counts some among `Emoji`.
 */
const pictogram =
  /\p{Emoji_Presentation}|\p{Emoji_Modifier}|[\p{Emoji}\p{Extended_Pictographic}]\ufe0f|[\d#*]\ufe0f?\u20e3|\p{Co}/v;

/** Returns the first emoji or pictogram within the first 40,000 UTF-16 units (R238), or undefined. */
export function findPictogram(text: string): string | undefined {
  return pictogram.exec(text.slice(0, pictogramScan))?.[0];
}

/** R185, R191, R212: add it to a string field, as `text({ min: 1, max: 100 }).check(noPictograms())`. */
export const noPictograms = () =>
  rule<string>((value) => {
    const found = findPictogram(value);
    return found ? fault("PICTOGRAM", { found }) : undefined;
  });
