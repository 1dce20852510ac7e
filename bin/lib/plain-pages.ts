import { readFileSync } from "node:fs";
import { join } from "node:path";
import { files } from "./walk.ts";

const HEADINGS = "Problem, Decision, Consequences, Alternatives";
const LONGEST_SENTENCE = 25;
/** Paragraphs and the points of a list are blocks of sentences; headings and rows of tables are not. */
const betweenBlocks = /\n\s*\n|\n(?=\s*(?:- |\d+\. |#|\|))/;
const betweenSentences = /(?<=[.?!:]\)?) (?=[^a-z])/;
const subjectless = /^(?:Of|Who|Whom|Whose|What)\b/;

const headingsOf = (page: string): string =>
  [...page.matchAll(/^## (.+)/gm)].map(([, heading]) => heading).join(", ");

/** Returns the sentences of a page. A piece of code counts as one word, and a link as its text. */
const sentencesIn = (page: string): string[] =>
  page
    .split(betweenBlocks)
    .map((block) => block.trim().replace(/^(?:-|\d+\.) /, ""))
    .filter((block) => !/^[#|]/.test(block))
    .flatMap((block) =>
      block
        .replaceAll(/`[^`]+`/g, "Code")
        .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
        .replaceAll("*", "")
        .replaceAll(/\s+/g, " ")
        .split(betweenSentences),
    );

const wordsIn = (sentence: string): number => sentence.split(" ").filter((word) => /\w/.test(word)).length;

/** Reports decisions without their four headings, and what is hard to read in them and in `docs/performance.md`. */
export function pageFaults(root: string): string[] {
  const pages = files(root, ["docs/decisions/*.md", "docs/performance.md"]);
  return pages.flatMap((path) => {
    const page = readFileSync(join(root, path), "utf8");
    const isDecision = path.startsWith("docs/decisions/");
    return [
      ...(isDecision && headingsOf(page) !== HEADINGS ? [`${path}: its headings are not ${HEADINGS}`] : []),
      ...sentencesIn(page).flatMap((sentence) => [
        ...(wordsIn(sentence) > LONGEST_SENTENCE
          ? [`${path}: more than ${LONGEST_SENTENCE} words: ${sentence}`]
          : []),
        ...(subjectless.test(sentence) ? [`${path}: begin with the subject: ${sentence}`] : []),
      ]),
    ];
  });
}
