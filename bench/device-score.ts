import type { Page } from "@playwright/test";

/**
 * This runs in the page: it counts in tenths how often a second suffices for building a text of 10,000 letters and for
 * copying 100,000 numbers, and takes the mean of both.
 */
const score = `(() => {
  const perSecond = (act) => {
    const from = performance.now();
    let times = 0;
    while (times % 10 !== 0 || performance.now() - from < 500) act(times++);
    return (times / (performance.now() - from)) * 1000;
  };
  const texts = perSecond(() => {
    let text = "";
    for (let i = 0; i < 10_000; i += 1) text += "a";
    if (text.length === 1) throw new Error("This only keeps the text from being left out.");
  });
  const numbers = [0, 1].map(() => Array.from({ length: 100_000 }, (_, i) => i));
  const copies = perSecond((times) => {
    const [source, target] = times % 2 === 0 ? numbers : numbers.toReversed();
    for (let i = 0; i < source.length; i += 1) target[i] = source[i];
  });
  return (texts + copies) / 20;
})()`;

/**
 * Returns how fast the page is now, slowed down as it is, in the scale of Lighthouse's BenchmarkIndex: 1,000 is the
 * middling phone that Chrome's developer tools calibrate to (a Pixel 5), 264 their slow one (a Moto G Power of 2022).
 */
export const deviceScore = (page: Page): Promise<number> => page.evaluate<number>(score);
