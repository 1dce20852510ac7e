import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { defineMessages } from "#kit/web/i18n.ts";
import { type Counted, useDataTableMessages } from "../data-table/messages.ts";
import styles from "./pager.module.css";

const useText = defineMessages(
  {
    label: "ページ",
    previous: "前のページ",
    next: "次のページ",
    position: (page: number, pages: number) => `${page} / ${pages}ページ`,
    total: (total: string) => `全${total}`,
    shown: (from: number, to: number, total: string) =>
      `${from.toLocaleString("ja-JP")}–${to.toLocaleString("ja-JP")} / ${total}`,
    size: "1ページの行数",
    sizeOption: (_size: number, count: string) => `${count}ずつ`,
  },
  {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    position: (page, pages) => `Page ${page} of ${pages}`,
    total: (total) => `${total} in total`,
    shown: (from, to, total) => `${from.toLocaleString("en-US")}–${to.toLocaleString("en-US")} of ${total}`,
    size: "Rows per page",
    sizeOption: (size) => `${size} per page`,
  },
);

export type PagerProps = {
  readonly counted?: Counted;
  readonly page: number;
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly onPage: (page: number) => void;
  /** With these the pager lets people choose the number of rows and says which rows are shown. */
  readonly sizes?: readonly number[];
  readonly size?: number;
  readonly onSize?: (size: number) => void;
  /** Shows only the links to other pages. */
  readonly brief?: boolean;
};

/** Says which rows are shown, of how many, and how many at once, with links to other pages. */
export function Pager(props: PagerProps) {
  const { counted = "things", page, totalPages, totalRecords, onPage, sizes, size, onSize, brief } = props;
  const text = useText();
  const count = useDataTableMessages()[counted];
  if (brief && totalPages <= 1) return null;
  return (
    <nav aria-label={text.label} className={styles.pager}>
      {!brief && (
        <span className={styles.total}>
          {size === undefined || totalRecords === 0
            ? text.total(count(totalRecords))
            : text.shown((page - 1) * size + 1, Math.min(totalRecords, page * size), count(totalRecords))}
        </span>
      )}
      {!brief && sizes && onSize && (
        <select
          aria-label={text.size}
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
          className={styles.size}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {text.sizeOption(one, count(one))}
            </option>
          ))}
        </select>
      )}
      {totalPages > 1 && (
        <span className={styles.move}>
          <button
            type="button"
            aria-label={text.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft size={20} aria-hidden="true" />
          </button>
          <span aria-current="page">{text.position(page, totalPages)}</span>
          <button
            type="button"
            aria-label={text.next}
            disabled={page >= totalPages}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={20} aria-hidden="true" />
          </button>
        </span>
      )}
    </nav>
  );
}
