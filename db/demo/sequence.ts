import { createHash } from "node:crypto";

/** Makes the same choices every time, so that the demo is the same wherever it is made. */
export type Sequence = {
  /** Returns a number from 0 to below `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** Returns `count` different ones, or all there are. */
  readonly pickSome: <T>(from: readonly T[], count: number) => T[];
};

/** This is a small linear generator (Numerical Recipes): enough for variety, useless for secrets. */
export function createSequence(seed: number): Sequence {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <T>(from: readonly T[]): T => {
    const one = from[below(from.length)];
    if (one === undefined) throw new Error("there is nothing to pick from");
    return one;
  };
  const pickSome = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(below(left.length), 1),
    ).flat();
  };
  return { below, pick, pickSome };
}

/** Returns the `client_id` of a name: a UUID made of its hash. */
export function clientIdOf(name: string): string {
  const hex = createHash("sha256").update(`enishi demo ${name}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
