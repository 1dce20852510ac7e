import { toKatakana } from "#kit/contract/fields/kana.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A name in full-width katakana; hiragana and half-width are mended on leaving the field. R207 */
export function KanaField(props: TextFieldProps) {
  return <TextField convert={toKatakana} spellCheck={false} {...props} />;
}
