import { type CompositionEvent, useRef } from "react";
import { toKatakana } from "#kit/contract/fields/kana.ts";

/** This matches kana, and the letters of an unfinished syllable after them. */
const typing = /^([ぁ-ゖー]+)[a-zａ-ｚ]*$/;

/**
 * Fills in the reading of a name in kanji: it listens to the kana typed before their conversion and passes them on in
 * katakana. Spread the result on the name's TextField.
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
