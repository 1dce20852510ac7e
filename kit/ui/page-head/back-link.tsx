import { IconArrowLeft } from "@tabler/icons-react";
import { Link, type LinkProps } from "react-router";
import styles from "./page-head.module.css";

/** Links from a row to its list, or to the page above, flush with the heading below. */
export const BackLink = ({ children, ...link }: Omit<LinkProps, "className">) => (
  <Link {...link} className={styles.back}>
    <IconArrowLeft size={16} aria-hidden="true" />
    {children}
  </Link>
);
