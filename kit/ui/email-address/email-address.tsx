import { Fragment } from "react";
import styles from "./email-address.module.css";

/** A part of up to this length fits unbroken into the narrowest column. */
const LONGEST_UNBROKEN = 20;

/** An email address breaks only after its @ and its dots, where it does not fit on a line. */
export function EmailAddress({ address }: { readonly address: string }) {
  const [first = "", ...others] = address.split(/(?<=[@.])/);
  return (
    <span>
      <Part text={first} />
      {others.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts of an address may be alike.
        <Fragment key={at}>
          <wbr />
          <Part text={text} />
        </Fragment>
      ))}
    </span>
  );
}

const Part = ({ text }: { readonly text: string }) => (
  <span className={text.length > LONGEST_UNBROKEN ? undefined : styles.part}>{text}</span>
);
