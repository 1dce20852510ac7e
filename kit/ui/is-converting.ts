/**
 * Whether the key belongs to a conversion, as from kana to kanji, and so chooses characters and does nothing else.
 * Safari ends the conversion before it reports the Enter that ended it; what tells that Enter is its code 229.
 */
export const isConverting = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
