import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "../class-names.ts";
import styles from "./button.module.css";

type Look = {
  readonly variant?: "primary" | "secondary" | "subtle" | "quiet" | "danger";
  readonly size?: "md" | "sm";
  readonly icon?: ReactNode;
  readonly fullWidth?: boolean;
};

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** The action is under way: a second click does nothing, and the label stays. */
    readonly pending?: boolean;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function Button({
  variant = "secondary",
  size = "md",
  icon,
  fullWidth,
  pending,
  children,
  className,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  // The second click of a double click may come before the first is rendered as under way.
  const comesAgain = (event: MouseEvent) => pending || (pending === false && event.detail > 1);
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.button, styles[variant], styles[size], fullWidth && styles.wide, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => (comesAgain(event) ? event.preventDefault() : onClick?.(event))}
    >
      {pending ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant = "secondary",
  size = "md",
  icon,
  fullWidth,
  children,
  className,
  ...rest
}: Look & LinkProps) {
  return (
    <Link
      {...rest}
      className={cx(styles.button, styles[variant], styles[size], fullWidth && styles.wide, className)}
    >
      {icon}
      {children}
    </Link>
  );
}

/** The button has only an icon; `label` is its accessible name and its title. */
export function IconButton({
  label,
  className,
  children,
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <button type={type} aria-label={label} title={label} {...rest} className={cx(styles.icon, className)}>
      {children}
    </button>
  );
}
