import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./page-head.module.css";

/** From one row to the list it stands in, flush with the heading below. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={to} className={styles.back}>
    <IconArrowLeft size={16} aria-hidden="true" />
    {children}
  </Link>
);
