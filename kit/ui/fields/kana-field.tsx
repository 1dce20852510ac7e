import { toKatakana } from "#kit/contract/fields/kana.ts";
import { romajiToKatakana } from "#kit/contract/fields/romaji.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

const asKatakana = (typed: string): string => toKatakana(romajiToKatakana(typed));

/** It takes a name in full-width katakana; hiragana, half-width and romaji are converted on leaving it. R207 */
export function KanaField(props: TextFieldProps) {
  return <TextField convert={asKatakana} spellCheck={false} {...props} />;
}
