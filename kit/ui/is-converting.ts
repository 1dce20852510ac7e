/**
 * Tells whether the key belongs to a conversion, as from kana to kanji, and so only chooses characters. Safari ends the
 * conversion before it reports the Enter that ended it; only code 229 marks that Enter.
 */
export const isConverting = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
