/** Each era of Japan has its first Western year; a year of one may end in the next. */
const eras = [
  { names: ["明治", "M"], first: 1868 },
  { names: ["大正", "T"], first: 1912 },
  { names: ["昭和", "S"], first: 1926 },
  { names: ["平成", "H"], first: 1989 },
  { names: ["令和", "R"], first: 2019 },
];

const YEAR = /^(明治|大正|昭和|平成|令和|[MTSHR])(元|\d{1,2})(?=[-/.年])/i;
/** Official forms write days like S600408. */
const DIGITS = /^([MTSHR]\d{2})(\d{2})(\d{2})?$/i;

/** Returns an era's day or month (昭和55年3月9日, ㍼55年, S55.3.9, S550309) with the year as 1980; others stay. */
export function withoutEra(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(DIGITS, (_, ...parts: string[]) => parts.slice(0, 3).filter(Boolean).join("-"));
  const read = plain.replace(YEAR, (whole, name: string, number: string) => {
    const at = eras.findIndex(({ names }) => names.includes(name.toUpperCase()));
    const year = (eras[at]?.first ?? 0) + (number === "元" ? 1 : Number(number)) - 1;
    const last = eras[at + 1]?.first ?? 9999;
    return Number(number) === 0 || year > last ? whole : String(year);
  });
  return read === plain ? typed : read;
}
