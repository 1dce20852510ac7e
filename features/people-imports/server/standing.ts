import { plainDate } from "#kit/contract/fields/typed-date.ts";
import { toHalfWidth } from "#kit/contract/fields/width.ts";
import { serialDay } from "./defect.ts";

/** A cell that says so outweighs the words beside it: 在籍（退職予定） is here, 在籍なし is not. */
const ABSENT = /非在籍|不在籍|在籍(?:なし|無|していない|終了)|在職(?:なし|していない)/;
const PRESENT = /予定|見込|在籍|在職|現職|勤務|休職|休業|出向|就業/;
const LEFT =
  /退|離職|離任|定年|解雇|除籍|retire|resign|terminat|former|inactive|deactivat|\bleft\b|leaver|quit|separat/;
const HERE = /active|current|employed|present|on leave/;
const MARK = /^(?:1|○|〇|◯|✓|有|済|true|yes|y|x)$/;
const NO_MARK = /^(?:0|無|未|false|no|n|-|－|)$/;
/** A column with such a heading says by a mark that somebody has left. */
const OF_LEAVING = /退職|退社|離職|leav|left|terminat|resign|retire/i;

export const marksLeaving = (heading: string): boolean => OF_LEAVING.test(heading);

/** Tells whether a cell says that somebody has left; undefined where it says nothing of it. */
function saysLeft(cell: string, isOfLeaving: boolean): boolean | undefined {
  const text = toHalfWidth(cell).trim().toLowerCase();
  if (isOfLeaving && MARK.test(text)) return true;
  if (isOfLeaving && NO_MARK.test(text)) return false;
  if (ABSENT.test(text)) return true;
  if (PRESENT.test(text)) return false;
  if (LEFT.test(text)) return true;
  return HERE.test(text) ? false : undefined;
}

const DAY = /^(\d{4})[-/.年]?(\d{1,2})(?:[-/.月]?(\d{1,2})日?)?(?:[-/.月T\s].*)?$/;
const two = (number: number) => String(number).padStart(2, "0");

/**
 * Tells whether the day in a cell is over; undefined where the cell says nothing. A month is over with its last day. What
 * has digits and cannot be read counts as over, so that nobody who has left is mailed by mistake.
 */
function isOver(cell: string, today: string): boolean | undefined {
  const text = toHalfWidth(cell).trim();
  if (!/\d/.test(text)) return undefined;
  const serial = serialDay(text);
  const [, year, month, day = "31"] = DAY.exec(serial ?? plainDate(text)) ?? [];
  return year && month ? `${year}-${two(Number(month))}-${two(Number(day))}` < today : true;
}

type StandingCells = {
  /** The cells are undefined where the file has no such column. */
  readonly standing: string | undefined;
  readonly leftOn: string | undefined;
  readonly isOfLeaving: boolean;
  /** Today in Japan, YYYY-MM-DD. */
  readonly today: string;
};

/** Tells whether a row is about somebody who has left; undefined where the file does not say it. */
export function hasLeft({ standing, leftOn, isOfLeaving, today }: StandingCells): boolean | undefined {
  const said = standing === undefined ? undefined : saysLeft(standing, isOfLeaving);
  const over = leftOn === undefined ? undefined : isOver(leftOn, today);
  if (said || over) return true;
  return said ?? over ?? (leftOn === undefined ? undefined : false);
}
