import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { defineMessages } from "#kit/web/i18n.ts";
import styles from "./pager.module.css";

const useText = defineMessages(
  {
    label: "ページ",
    previous: "前のページ",
    next: "次のページ",
    position: (page: number, pages: number) => `${page} / ${pages}ページ`,
    total: (records: number) => `全${records.toLocaleString("ja-JP")}件`,
    size: "表示件数",
    sizeOption: (n: number) => `${n}件`,
  },
  {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    position: (page, pages) => `Page ${page} of ${pages}`,
    total: (records) => `${records.toLocaleString("en-US")} in all`,
    size: "Rows per page",
    sizeOption: (n) => `${n}`,
  },
);

export type PagerProps = {
  readonly page: number;
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly onPage: (page: number) => void;
  /** With these, the number of rows can be chosen. */
  readonly sizes?: readonly number[];
  readonly size?: number;
  readonly onSize?: (size: number) => void;
};

export function Pager({ page, totalPages, totalRecords, onPage, sizes, size, onSize }: PagerProps) {
  const text = useText();
  return (
    <nav aria-label={text.label} className={styles.pager}>
      <span className={styles.total}>{text.total(totalRecords)}</span>
      {sizes && onSize && (
        <select
          aria-label={text.size}
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
          className={styles.size}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {text.sizeOption(one)}
            </option>
          ))}
        </select>
      )}
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
    </nav>
  );
}
