import { actWords } from "#features/audit-log/contract/acts.ts";
import { useChangesInWords } from "#features/audit-log/web/index.ts";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { formatDate, formatMinute } from "#kit/ui/time/format-time.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { Status } from "../contract/list-people.ts";
import type { PersonEvent, PersonView } from "../contract/person.ts";
import { type PeopleText, usePeopleListMessages } from "./list-messages.ts";
import styles from "./person.module.css";
import { type PersonText, usePersonMessages } from "./person-messages.ts";
import type { TabProps } from "./person-tabs.tsx";
import { usePersonProfile } from "./use-person.ts";

/** How somebody came to stand as they do, and what the office did about them. */
export function HistoryTab({ communityId, person }: TabProps) {
  const text = usePersonMessages();
  const list = usePeopleListMessages();
  const since = person.mail_returned_since;
  return (
    <div className={styles.blocks}>
      <Loaded query={usePersonProfile(communityId, person.id)} skeleton={<RowSkeletons count={6} />}>
        {({ profile: { events } }) => (
          <>
            <FactBlock level={2} title={text.states} items={statesOf(person, events, text, list)} />
            <FactBlock level={2} title={text.acts}>
              {events.length === 0 && <p className={styles.note}>{text.noActs}</p>}
              <ul className={styles.rows}>
                {events.map((event) => (
                  <Act key={event.id} event={event} />
                ))}
              </ul>
            </FactBlock>
          </>
        )}
      </Loaded>
      <FactBlock level={2} title={text.mail}>
        <p>{since ? list.mailReturned(formatDate(new Date(since))) : text.mailFine}</p>
      </FactBlock>
    </div>
  );
}

const nameOf = (text: PersonText, by: string | null) => (by === null ? text.someone : text.by(by));

/** The latest first: what the membership itself tells, and what administrators changed in between. */
function statesOf(person: PersonView, events: readonly PersonEvent[], text: PersonText, list: PeopleText) {
  const { joined_at, withdrawn_at, applied_at, kind } = person;
  const own = [
    { at: withdrawn_at, value: text.became.withdrawn },
    { at: joined_at, value: text.became.joined },
    { at: applied_at, value: kind === "alumnus" ? text.became.applied : text.became.entered },
  ];
  const changed = events.flatMap(({ at, by, changes }) => {
    const state = changes?.state?.[1] as Status | undefined;
    if (!state || state === "withdrawn") return [];
    return [{ at, value: `${text.toState(list.label.status[state] ?? state)} · ${nameOf(text, by)}` }];
  });
  return [...own, ...changed]
    .flatMap(({ at, value }) => (at ? [{ at: new Date(at), value }] : []))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, value }) => ({ label: formatMinute(at), value }));
}

function Act({ event }: { readonly event: PersonEvent }) {
  const { at, act, by, reason } = event;
  const text = usePersonMessages();
  const changes = useChangesInWords(event);
  const { language } = useLanguage();
  return (
    <li>
      <span>{actWords(act, language)}</span>
      {changes.map(({ field, label, before, after }) => (
        <span key={field} className={styles.note}>
          {label}: {before} → {after}
        </span>
      ))}
      {reason && <span className={styles.note}>{text.reason(reason)}</span>}
      <span className={styles.note}>
        <time dateTime={at}>{formatMinute(new Date(at))}</time> · {nameOf(text, by)}
      </span>
    </li>
  );
}
