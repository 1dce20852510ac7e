import * as z from "zod/mini";
import { textBound } from "./bound.ts";
import { type Fault, fault } from "./field-errors.ts";

/** Error of a field that holds another type than it should: absent is "required", anything else is malformed. */
export const typeError = (issue: { input?: unknown }) => ({
  message: issue.input === undefined || issue.input === null ? "REQUIRED" : "INVALID_FORMAT",
});

type Find<T> = (value: T) => Fault | readonly Fault[] | undefined;

/** A check that reports faults as issues: `message` is the code, `params` its parameters. Later checks are skipped. */
export const rule = <T>(find: Find<T>) =>
  z.check<T>((payload) => {
    const found = find(payload.value);
    if (!found) return;
    for (const { code, params } of Array.isArray(found) ? found : [found])
      payload.issues.push({ code: "custom", message: code, params, input: payload.value });
  });

/**
 * A check over several fields of an object that lands on one of them (`field`). It also runs when other fields are
 * wrong, since all field errors are reported at once; `find` therefore sees unchecked values.
 */
export const fieldRule = <T extends Record<string, unknown>>(
  field: keyof T & string,
  find: (value: Partial<Record<keyof T, unknown>>) => Fault | undefined,
) =>
  z.check<T>(
    (payload) => {
      const { value } = payload;
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
  /** In characters, by which the server refuses unread what is longer by far; `find` still has to look at it. */
  max: number;
  /** UTF-16 units of the longest that may arrive, where a character may take more than usual. */
  most?: number;
  /** What a value that long is called, where it is not TOO_LONG. */
  tooLong?: Fault;
  /** Mends what can be mended (trims, widens, …) before anything is refused; must be idempotent. */
  convert?: (value: string) => string;
  /** What is still wrong with a value that is not empty. */
  find: Find<string>;
  /** `false` lets the empty string through: the field was left blank. Default true. */
  required?: boolean;
};

/** The one way string fields are built: convert, then required, then the field's own rule. In and out are strings. */
export function stringField({ max, most, tooLong, convert, find, required = true }: StringFieldOptions) {
  const field = z.string({ error: typeError }).check(textBound(max, { most, tooLong }));
  const checked = rule<string>((value) => {
    if (value === "") return required ? fault("REQUIRED") : undefined;
    return find(value);
  });
  return convert ? field.check(z.overwrite(convert), checked) : field.check(checked);
}
