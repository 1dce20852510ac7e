import type { ReactNode } from "react";
import { Link } from "react-router";
import { Avatar } from "../avatar/avatar.tsx";
import { cx } from "../class-names.ts";
import { writtenIn } from "../written.tsx";
import styles from "./user-chip.module.css";

export type UserChipProps = {
  readonly name: string;
  readonly imageUrl: string | null;
  /** R161, R162: it is as in Avatar. */
  readonly departed?: number;
  /** This line is under the name: the affiliation, the time of a post. */
  readonly note?: ReactNode;
  readonly badge?: ReactNode;
  /** This is the person's page; without it the chip is no link. */
  readonly to?: string | undefined;
  readonly size?: "sm" | "md";
};

const sizes = { sm: 32, md: 44 };

/** The chip shows a person's face and name, and a line about them. */
export function UserChip({ name, imageUrl, departed = 0, note, badge, to, size = "md" }: UserChipProps) {
  const face = <Avatar name={name} imageUrl={imageUrl} departed={departed} size={sizes[size]} />;
  return (
    <div className={cx(styles.chip, styles[size])}>
      {face}
      <div className={styles.words}>
        <p className={styles.name}>
          {to ? (
            <Link to={to} className={styles.link}>
              <bdi {...writtenIn(name)}>{name}</bdi>
            </Link>
          ) : (
            <bdi className={styles.plain} {...writtenIn(name)}>
              {name}
            </bdi>
          )}
          {badge}
        </p>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </div>
  );
}
