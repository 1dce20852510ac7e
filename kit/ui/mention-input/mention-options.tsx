import { Avatar } from "../avatar/avatar.tsx";
import styles from "./mention-input.module.css";
import type { Mentionable } from "./mention-state.ts";

export type MentionOptionsProps = {
  /** It begins the ids of the options, by which the field names the active one. */
  readonly id: string;
  readonly people: readonly Mentionable[];
  readonly active: number;
  readonly onChoose: (person: Mentionable) => void;
};

/** Lists the people offered for a mention, with their faces, inside a list box. */
export const MentionOptions = ({ id, people, active, onChoose }: MentionOptionsProps) =>
  people.map((person, i) => (
    <div
      key={person.id}
      id={`${id}-${i}`}
      role="option"
      tabIndex={-1}
      aria-selected={i === active}
      className={styles.option}
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose(person);
      }}
    >
      <Avatar {...person} size={28} />
      {person.name}
    </div>
  ));
