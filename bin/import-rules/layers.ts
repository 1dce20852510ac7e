import type { Finding } from "../import-rules.ts";
import { arrowsOf } from "./feature-cycles.ts";
import type { Source } from "./source.ts";

/**
 * Gives the layers of features, from below; docs/architecture.md draws them. A feature may import features of its own
 * layer and of those below. Features that stand in no list are the office's.
 */
export const layers = [
  {
    name: "base",
    about: "who somebody is, what they are asked, and what everything else needs",
    features:
      "accounts banned-words bounces bulk-results communities faqs files first-steps member-details memberships occupations postal-codes provider second-factors sessions",
  },
  {
    name: "conversation",
    about: "what members say to each other and to the office, and how they learn of it",
    features:
      "chats comments groups inquiries message-templates notice-choices notices posts reactions timeline",
  },
  {
    name: "membership",
    about: "how somebody joins, enters, shows themselves, and leaves",
    features:
      "employees invitations lobby login own-data portfolios profiles registration social-logins terms turnovers withdrawal",
  },
  { name: "office", about: "what a community's administrators do" },
  { name: "operator", about: "what those do who run Enishi for all communities", features: /^operator/ },
] as const satisfies readonly {
  readonly name: string;
  readonly about: string;
  readonly features?: string | RegExp;
}[];

type Layer = (typeof layers)[number]["name"];

const names = layers.map(({ name }) => name);

/** Returns the layer of a feature, by the name of its folder. */
export function layerOf(feature: string): Layer {
  const layer = layers.find(
    (one) =>
      "features" in one &&
      (typeof one.features === "string"
        ? one.features.split(" ").includes(feature)
        : one.features.test(feature)),
  );
  return layer?.name ?? "office";
}

/** Reports where a feature imports one of a layer above its own, types included. */
export const importsUpwards = (sources: readonly Source[]): Finding[] =>
  sources.flatMap(arrowsOf).flatMap(({ from, to, path, line, target }) => {
    const [lower, upper] = [layerOf(from), layerOf(to)];
    if (names.indexOf(upper) <= names.indexOf(lower)) return [];
    const rule = `${from} (${lower}) imports up from ${to} (${upper}): move what both need down, emit an event, or let the application pass it in (${target})`;
    return [{ path, line, rule }];
  });
