const DIGITS = "〇一二三四五六七八九";
const WRITTEN = /[〇零一二三四五六七八九十]+(?=[年月日])/g;

/** 六十 counts tens, 二〇二六 is read digit by digit. */
function toNumber(written: string): string {
  const digits = written.replaceAll("零", "〇").replace(/[^十]/g, (digit) => String(DIGITS.indexOf(digit)));
  const [, tens, ones] = /^(\d?)十(\d?)$/.exec(digits) ?? [];
  if (tens === undefined) return digits.includes("十") ? written : digits;
  return String(Number(tens || 1) * 10 + Number(ones));
}

/** Writes the years, months and days of 昭和六十年四月八日 and 二〇二六年四月一日 in digits; any other text stays. */
export const withoutKanjiNumbers = (typed: string) => typed.replace(WRITTEN, toNumber);
