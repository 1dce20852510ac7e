import { NavLink } from "react-router";
import { Counted } from "../badge/badge.tsx";
import styles from "./frame.module.css";
import type { BottomPlace } from "./frame-types.ts";
import { useFrameMessages } from "./messages.ts";

export function BottomBar({ places }: { places: readonly BottomPlace[] }) {
  const text = useFrameMessages();
  return (
    <nav aria-label={text.places} className={styles.bottomBar}>
      {places.map((place) =>
        "to" in place ? (
          <NavLink key={place.to} to={place.to} end={place.end ?? false} className={styles.place}>
            <Face {...place} />
          </NavLink>
        ) : (
          <button
            key={place.popoverTarget}
            type="button"
            popoverTarget={place.popoverTarget}
            className={styles.place}
          >
            <Face {...place} />
          </button>
        ),
      )}
    </nav>
  );
}

function Face({ icon, label, count = 0, countLabel }: Omit<BottomPlace, "to">) {
  return (
    <>
      <Counted icon={icon} count={count} label={countLabel ?? String(count)} />
      {label}
    </>
  );
}
