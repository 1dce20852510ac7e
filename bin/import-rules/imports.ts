import { isTest, type ModulePlace, placeOf } from "./place.ts";

type Rule = (
  from: ModulePlace,
  to: ModulePlace | undefined,
  fromPath: string,
  target: string,
) => string | undefined;

const migrationsImportNothing: Rule = (from) =>
  from.side === "migration" ? "a migration imports nothing: it must run years from now" : undefined;

const contractIsCommon: Rule = (from, to, _, target) => {
  if (from.side !== "contract") return undefined;
  if (to && to.side !== "contract") return "a contract imports only contracts";
  return target.startsWith("node:") ? "a contract runs in the browser too: nothing of node:" : undefined;
};

const sidesStayApart: Rule = (from, to) => {
  if (from.side === "web" && to && !["web", "contract"].includes(to.side))
    return "the web never imports the server";
  if (from.side === "server" && to?.side === "web") return "the server never imports the web";
  return undefined;
};

const kitKnowsNobody: Rule = (from, to) =>
  from.part === "kit" && (to?.part === "features" || to?.part === "apps")
    ? "the kit knows no feature and no app"
    : undefined;

const front = /^features\/[^/]+\/(contract\/.+|server\/(index|events)\.ts|web\/index\.ts)$/;
const featuresMeetAtTheDoor: Rule = (from, to, _, target) =>
  from.part === "features" && to?.part === "features" && from.feature !== to.feature && !front.test(target)
    ? "another feature is reached through its contract/, server/index.ts or web/index.ts"
    : undefined;

const featuresKnowNoApp: Rule = (from, to) =>
  from.part === "features" && to?.part === "apps" ? "a feature knows no app" : undefined;

const partsAreBare: Rule = (_, __, fromPath, target) =>
  fromPath.startsWith("kit/ui/") &&
  target.startsWith("kit/web/") &&
  !/^kit\/web\/i18n(\.tsx?|\/)/.test(target)
    ? "kit/ui imports of kit/web only i18n"
    : undefined;

const productKnowsNoTool: Rule = (from, to) =>
  from.part !== "tool" && to?.part === "tool" ? "the product never imports its tools" : undefined;

const productKnowsNoTest: Rule = (_, to, __, target) =>
  to && isTest(target) ? "only tests import tests and their helpers" : undefined;

const rules: readonly Rule[] = [
  migrationsImportNothing,
  contractIsCommon,
  sidesStayApart,
  kitKnowsNobody,
  featuresMeetAtTheDoor,
  featuresKnowNoApp,
  partsAreBare,
  productKnowsNoTool,
  productKnowsNoTest,
];

/** Returns in words the rule that an import breaks; undefined if it is allowed. */
export function importFault(path: string, target: string): string | undefined {
  const from = placeOf(path);
  if (!from || from.part === "tool" || isTest(path)) return undefined;
  const to = placeOf(target);
  for (const rule of rules) {
    const fault = rule(from, to, path, target);
    if (fault) return `${fault} (${target})`;
  }
  return undefined;
}
