import type { ReactNode, Ref } from "react";
import styles from "./whole-window.module.css";

type Props = { readonly ref?: Ref<HTMLElement>; readonly children: ReactNode };

/** The last part of the screen, a table, takes the rest of the window; only its rows scroll. */
export const WholeWindow = ({ ref, children }: Props) => (
  <section ref={ref} className={styles.screen}>
    {children}
  </section>
);
