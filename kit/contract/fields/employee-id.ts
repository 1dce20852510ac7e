import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import * as limits from "./limits.ts";
import { toHalfWidth } from "./width.ts";

/** R358: an employee id has at most 11 letters, digits, hyphens and underscores; full-width ones are converted. */
export const employeeId = ({ required }: { required?: boolean } = {}) =>
  stringField({
    max: limits.employeeId,
    convert: (value) => toHalfWidth(value).trim(),
    required,
    find: (value) => {
      if (!/^[A-Za-z0-9_-]+$/.test(value)) return fault("INVALID_FORMAT");
      if (value.length > limits.employeeId)
        return fault("TOO_LONG", { max: limits.employeeId, length: value.length });
    },
  });
