import styles from "./top.module.css";

const people = [
  [70, 118, 15],
  [128, 62, 20],
  [196, 58, 13],
  [262, 108, 17],
  [244, 182, 13],
  [172, 214, 19],
  [94, 190, 13],
] as const;
const ties = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 0],
  [1, 5],
  [0, 3],
] as const;

/** People and the threads between them. */
export const Tie = () => (
  <svg viewBox="20 24 290 222" className={styles.tie} aria-hidden="true">
    <circle cx="130" cy="135" r="108" className={styles.ring} />
    <circle cx="200" cy="135" r="108" className={styles.ring} />
    {ties.map(([a, b]) => {
      const [x1, y1] = people[a];
      const [x2, y2] = people[b];
      return <path key={`${a}-${b}`} d={`M${x1} ${y1}Q165 135 ${x2} ${y2}`} className={styles.thread} />;
    })}
    {people.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className={styles.person} />
    ))}
  </svg>
);
