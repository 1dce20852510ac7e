import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { tidy } from "./text.ts";

const isWebAddress = (value: string): boolean =>
  /^https?:\/\//i.test(value) && URL.canParse(value) && !/\s/.test(value);

/** R482: an address of the web that a link may lead to; it may be left blank. `max` counts UTF-16 units. */
export const webAddress = (max: number) =>
  stringField({
    max,
    most: max,
    convert: tidy,
    required: false,
    find: (value) => (isWebAddress(value) ? undefined : fault("URL")),
  });
