import { actWords } from "#features/audit-log/contract/acts.ts";
import { useChangesInWords } from "#features/audit-log/web/index.ts";
import { ReturnedSince } from "#features/bounces/web/index.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import type { Status } from "../contract/list-people.ts";
import type { PersonProfile, PersonView } from "../contract/person.ts";
import { listPersonEvents, type PersonEvent } from "../contract/person-life.ts";
import { type PeopleText, usePeopleListMessages } from "./list-messages.ts";
import styles from "./person.module.css";
import { Lines, ofPerson } from "./person-activity.tsx";
import { type PersonText, usePersonMessages } from "./person-messages.ts";
import type { TabProps } from "./person-tabs.tsx";
import { usePersonProfile } from "./use-person.ts";

export function HistoryTab(props: TabProps) {
  const { communityId, person } = props;
  const text = usePersonMessages();
  const list = usePeopleListMessages();
  const since = person.mail_returned_since;
  return (
    <div className={styles.blocks}>
      <Loaded query={usePersonProfile(communityId, person.id)} skeleton={<RowSkeletons count={3} />}>
        {({ profile }) => (
          <FactBlock title={text.states} items={statesOf(person, profile.states, text, list)} />
        )}
      </Loaded>
      <FactBlock title={text.acts}>
        <Lines
          query={useRecords(listPersonEvents, ofPerson(props))}
          empty={({ noActs }) => noActs}
          row={(event) => <Act event={event} />}
        />
      </FactBlock>
      <FactBlock title={text.mail}>
        <p>{since ? <ReturnedSince since={since} /> : text.mailFine}</p>
      </FactBlock>
    </div>
  );
}

const nameOf = (text: PersonText, by: string | null) => (by === null ? text.someone : text.by(by));

/** Returns the states, latest first: those of the membership, and the administrators' changes in between. */
function statesOf(person: PersonView, states: PersonProfile["states"], text: PersonText, list: PeopleText) {
  const { joined_at, withdrawn_at, applied_at, kind } = person;
  const own = [
    { at: withdrawn_at, value: text.became.withdrawn },
    { at: joined_at, value: text.became.joined },
    { at: applied_at, value: kind === "alumnus" ? text.became.applied : text.became.entered },
  ];
  const changed = states.flatMap(({ at, by, state }) => {
    if (state === "withdrawn") return [];
    const label = list.label.status[state as Status] ?? state;
    return [{ at, value: `${text.toState(label)} · ${nameOf(text, by)}` }];
  });
  return [...own, ...changed]
    .flatMap(({ at, value }) => (at ? [{ at: new Date(at), value }] : []))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, value }) => ({ label: formatSecond(at), value }));
}

function Act({ event }: { readonly event: PersonEvent }) {
  const { at, act, by, reason } = event;
  const text = usePersonMessages();
  const changes = useChangesInWords(event);
  const { language } = useLanguage();
  return (
    <>
      <span>{actWords(act, language)}</span>
      {changes.map(({ field, label, before, after }) => (
        <span key={field} className={common.fine}>
          {label}: {before} → {after}
        </span>
      ))}
      {reason && <span className={common.fine}>{text.reason(reason)}</span>}
      <span className={common.fine}>
        <ExactTime time={at} /> · {nameOf(text, by)}
      </span>
    </>
  );
}
