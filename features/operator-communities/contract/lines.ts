import * as z from "zod/mini";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { stringField } from "#kit/contract/fields/field-schema.ts";
import { tidy } from "#kit/contract/fields/text.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { toHalfWidth } from "#kit/contract/fields/width.ts";

/** Returns the lines that say something, each once. */
export const splitLines = (typed: string): string[] => [
  ...new Set(
    typed
      .split("\n")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
];

/** Several short texts, one on a line. */
export const lines = (most: number, max: number) =>
  stringField({
    max: most * (max + 1),
    convert: tidy,
    required: false,
    find: (value) => {
      const all = splitLines(value);
      if (all.length > most) return fault("TOO_MANY", { max: most });
      const long = all.map(graphemeLength).find((length) => length > max);
      return long === undefined ? undefined : fault("TOO_LONG", { max, length: long });
    },
  });

const addressOrNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** No address or network is longer. */
const ADDRESS = 43;

/** Addresses and networks (`203.0.113.0/24`), one on a line. */
export const addressLines = (most: number) =>
  stringField({
    max: most * (ADDRESS + 1),
    convert: (typed) => toHalfWidth(tidy(typed)),
    required: false,
    find: (value) => {
      const all = splitLines(value);
      if (all.length > most) return fault("TOO_MANY", { max: most });
      const wrong = all.find((one) => !addressOrNetwork.safeParse(one).success);
      return wrong === undefined ? undefined : fault("IP_ADDRESS", { entry: wrong });
    },
  });
