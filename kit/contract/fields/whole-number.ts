import * as z from "zod/mini";
import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { toHalfWidth } from "./width.ts";

type Range = { readonly min: number; readonly max: number };

/** The digits may be in full width and grouped by commas. */
const plain = (typed: string): string => toHalfWidth(typed).replace(/[\s,]/g, "");

/** A typed whole number, as a form sends it. */
export const wholeNumber = ({ min, max }: Range) =>
  z.pipe(
    stringField({
      max: String(max).length,
      convert: plain,
      find: (value) => {
        if (!/^\d+$/.test(value)) return fault("DIGITS");
        if (Number(value) < min) return fault("TOO_SMALL", { min });
        return Number(value) > max ? fault("TOO_LARGE", { max }) : undefined;
      },
    }),
    z.transform(Number),
  );
