import { type CompositionEvent, useRef } from "react";
import { toKatakana } from "#kit/contract/fields/kana.ts";

/** Kana, with the letters of a syllable not yet finished behind it. */
const typing = /^([ぁ-ゖー]+)[a-zａ-ｚ]*$/;

/**
 * For the field of a name in kanji: hears the kana typed before they are converted and hands them on in katakana,
 * so that the reading fills itself in. Spread the answer on the name's TextField.
 */
export function useKanaReading(onReading: (katakana: string) => void) {
  const heard = useRef("");
  return {
    onCompositionStart: () => {
      heard.current = "";
    },
    onCompositionUpdate: (event: CompositionEvent) => {
      const kana = typing.exec(event.data)?.[1];
      if (kana) heard.current = kana;
    },
    onCompositionEnd: (event: CompositionEvent) => {
      if (event.data && heard.current) onReading(toKatakana(heard.current));
      heard.current = "";
    },
  };
}
