import * as z from "zod/mini";
import { listBound } from "./bound.ts";
import { fault } from "./field-errors.ts";
import { stringField, typeError } from "./field-schema.ts";
import * as limits from "./limits.ts";
import { textFault, tidy } from "./text.ts";

/** R110: returns the first word typed, without a # before it; blank if there is none. Idempotent. */
export function toTag(value: string): string {
  return tidy(
    tidy(value)
      .replace(/^[#＃\s]+/, "")
      .split(/\s/)[0] ?? "",
  );
}

/** Case and width do not distinguish tags. */
const tagKey = (tag: string) => tag.normalize("NFKC").toLowerCase();

/** R224: returns the tags after one was edited to `value`; blank removes it, a new one is added. */
export function editTag(tags: readonly string[], index: number, value: string): string[] {
  const edited = [...tags];
  edited.splice(index, 1, toTag(value));
  return edited.filter((tag) => tag !== "");
}

/** The name of one tag has at most 20 characters. */
export const tag = ({ required }: { required?: boolean } = {}) =>
  stringField({
    max: limits.tagName,
    convert: toTag,
    required,
    find: (value) => textFault(value, { max: limits.tagName }),
  });

/** R222, R223: there are at most five tags, each once; blank ones are dropped. */
export const tags = () =>
  z.array(tag({ required: false }), { error: typeError }).check(
    listBound(limits.tags, limits.sentTags),
    z.overwrite((list) => list.filter((name) => name !== "")),
    z.check((payload) => {
      const { value, issues } = payload;
      const add = ({ code, params }: ReturnType<typeof fault>, path: number[]) =>
        issues.push({ code: "custom", message: code, params, path, input: value });
      if (value.length > limits.tags) add(fault("TOO_MANY", { max: limits.tags }), []);
      const known = new Set<string>();
      value.forEach((name, index) => {
        if (known.has(tagKey(name))) add(fault("DUPLICATE_TAG", { tag: name }), [index]);
        known.add(tagKey(name));
      });
    }),
  );
