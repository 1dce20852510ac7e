import { SkeletonLine } from "../skeleton/skeleton.tsx";
import styles from "./data-table.module.css";

const ROWS = 12;

/** The cells of rows that have not arrived yet have their final widths. */
export const SkeletonRows = ({ span, label }: { span: number; label: string }) =>
  Array.from({ length: ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row} aria-label={label} className={styles.skeleton}>
      {Array.from({ length: span }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <td key={column}>
          <SkeletonLine width="70%" />
        </td>
      ))}
    </tr>
  ));
