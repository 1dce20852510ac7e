import { Link, useParams } from "react-router";
import { personPath } from "#features/memberships/contract/person-path.ts";
import type { Alike as Person } from "../contract/calls.ts";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";

export function Alike({ people }: { readonly people: readonly Person[] }) {
  const text = useCandidateMessages().alike;
  const communityId = Number(useParams().id);
  if (people.length === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <ul className={styles.alike}>
      {people.map((person) => (
        <li key={person.user_id}>
          <Link to={personPath(communityId, { ...person, id: person.user_id })}>
            <bdi>{person.name}</bdi>
          </Link>{" "}
          {text.kind[person.kind]} {person.management_no} · {text.state[person.state]}
          <span className={styles.note}>{text.same(person.shared.map((one) => text.shared[one]))}</span>
        </li>
      ))}
    </ul>
  );
}
