import { Link, useParams } from "react-router";
import type { Alike as Person } from "../contract/calls.ts";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";

/** Who may be the same person, with the way to each who can be looked at. */
export function Alike({ people }: { readonly people: readonly Person[] }) {
  const text = useCandidateMessages().alike;
  const home = `/community/communities/${useParams().id}`;
  if (people.length === 0) return <p className={styles.note}>{text.none}</p>;
  const addressOf = ({ state, management_no, name }: Person) => {
    if (state === "under_review") return `${home}/alumnus_candidates_waiting_approval/${management_no}/edit`;
    return state === "participating" ? `${home}/users?q=${encodeURIComponent(name)}` : undefined;
  };
  return (
    <ul className={styles.alike}>
      {people.map((person) => {
        const to = addressOf(person);
        const name = <bdi>{person.name}</bdi>;
        return (
          <li key={person.user_id}>
            {to ? <Link to={to}>{name}</Link> : name} {text.kind[person.kind]} {person.management_no} ·{" "}
            {text.state[person.state]}
            <span className={styles.note}>{text.same(person.shared.map((one) => text.shared[one]))}</span>
          </li>
        );
      })}
    </ul>
  );
}
