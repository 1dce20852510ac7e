import { personPath } from "#features/memberships/contract/person-path.ts";
import { showPeriod } from "#kit/contract/fields/tokyo-time.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { type PersonView, personParams, showPerson } from "../contract/person.ts";
import { usePeopleListMessages } from "./list-messages.ts";
import styles from "./person.module.css";
import { nameOf, StatusBadge, TurnoverBadge } from "./person-badges.tsx";
import { usePersonMessages } from "./person-messages.ts";
import { useFlagNames } from "./use-flag-names.ts";
import { usePersonFacts } from "./use-person-facts.tsx";

type Key = { readonly communityId: number; readonly kind: MemberKind; readonly id: number };

/** Shows who somebody is while the office writes to them, with a link to their page. */
export function PersonFacts({ communityId, kind, id }: Key) {
  const text = usePersonMessages();
  const person = useCall(showPerson[kind], { params: personParams(communityId, id) });
  return (
    <Loaded query={person} gone={<EmptyState title={text.gone} />}>
      {({ data }) => <Facts communityId={communityId} person={data} />}
    </Loaded>
  );
}

function Facts({ communityId, person }: { readonly communityId: number; readonly person: PersonView }) {
  const text = usePersonMessages();
  const list = usePeopleListMessages();
  const flagName = useFlagNames(communityId);
  const name = nameOf(person) || text.unnamed;
  const { corporation_start_period: from, corporation_end_period: until } = person;
  const facts = usePersonFacts();
  const items = [
    { label: text.kind, value: text.kinds[person.kind] },
    ...facts(person, ["department"]),
    ...(from || until ? [{ label: text.period, value: showPeriod(from, until) }] : []),
    { label: text.flags, value: person.flags.map(flagName).join("・") || text.none },
    ...facts(person, ["email", "visited_on"]),
  ];
  return (
    <div className={styles.facts}>
      <Avatar
        name={name}
        imageUrl={person.image_url}
        departed={person.status === "withdrawn" ? 2 : 0}
        size={64}
      />
      <p className={common.strong}>
        <bdi>{name}</bdi>
      </p>
      <p className={common.fine}>
        {person.kana} {text.number(person.management_no)}
      </p>
      <p>
        <StatusBadge status={person.status} text={list} /> <TurnoverBadge person={person} text={list} />
      </p>
      <ConfirmList items={items} />
      <ButtonLink to={personPath(communityId, { ...person, state: person.status })}>
        {list.openPage}
      </ButtonLink>
    </div>
  );
}
