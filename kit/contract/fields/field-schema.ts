import * as z from "zod/mini";
import { textBound } from "./bound.ts";
import { type Fault, fault } from "./field-errors.ts";

/** A field that is absent is "required"; one of another type is malformed. */
export const typeError = (issue: { input?: unknown }) => ({
  message: issue.input === undefined || issue.input === null ? "REQUIRED" : "INVALID_FORMAT",
});

type Find<T> = (value: T) => Fault | readonly Fault[] | undefined;

/** Makes a check that reports faults as issues: `message` is the code. Later checks are skipped. */
export const rule = <T>(find: Find<T>) =>
  z.check<T>((payload) => {
    const found = find(payload.value);
    if (!found) return;
    for (const { code, params } of Array.isArray(found) ? found : [found])
      payload.issues.push({ code: "custom", message: code, params, input: payload.value });
  });

/**
 * Makes a check over several fields of an object whose fault is on one of them (`field`). It also runs when other
 * fields are wrong, since all faults are reported at once; `find` therefore receives unchecked values. Any schema of an
 * object may have it.
 */
export const fieldRule = <T extends Record<string, unknown>>(
  field: keyof T & string,
  find: (value: Partial<Record<keyof T, unknown>>) => Fault | undefined,
) =>
  z.check<object>(
    (payload) => {
      const value: Partial<Record<keyof T, unknown>> = payload.value;
      const found = typeof value === "object" && value ? find(value) : undefined;
      if (found)
        payload.issues.push({
          code: "custom",
          message: found.code,
          params: found.params,
          path: [field],
          input: value[field],
        });
    },
    { when: () => true },
  );

type StringFieldOptions = {
  /** The server refuses a value far longer than this many characters unread; `find` still has to check the limit. */
  max: number;
  /** This limits UTF-16 units where a character may take more than usual. */
  most?: number;
  /** A value that long has this fault, where it is not TOO_LONG. */
  tooLong?: Fault;
  /** Normalises the value (trims, widens, …) before anything is refused; it must be idempotent. */
  convert?: (value: string) => string;
  /** Returns what is wrong with a converted value that is not empty. */
  find: Find<string>;
  /** With `false` the field may be left blank. The default is true. */
  required?: boolean;
};

/** Builds every string field: convert, then required, then the field's own rule. Input and output are strings. */
export function stringField({ max, most, tooLong, convert, find, required = true }: StringFieldOptions) {
  const field = z.string({ error: typeError }).check(textBound(max, { most, tooLong }));
  const checked = rule<string>((value) => {
    if (value === "") return required ? fault("REQUIRED") : undefined;
    return find(value);
  });
  return convert ? field.check(z.overwrite(convert), checked) : field.check(checked);
}
