import { IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { TurnOverAct } from "#features/turnovers/web/index.ts";
import { ActionBar } from "#kit/ui/action-bar/action-bar.tsx";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { useSidePanelMessages } from "#kit/ui/side-panel/messages.ts";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { useLabels } from "#kit/web/table/declared.tsx";
import { NeighbourSteps } from "#kit/web/table/neighbour-steps.tsx";
import type { NeighbourNavigation } from "#kit/web/table/use-neighbours.ts";
import { type ListPeople, listPeople } from "../contract/list-people.ts";
import type { PersonView } from "../contract/person.ts";
import { usePeopleListMessages } from "./list-messages.ts";
import { nameOf, StatusBadge, TurnoverBadge } from "./person-badges.tsx";
import { usePersonMessages } from "./person-messages.ts";
import { personTabs, type TabName, tabNames } from "./person-tabs.tsx";
import { useActOnPeople } from "./use-act-on-people.ts";
import { useFlagNames } from "./use-flag-names.ts";

type Props = {
  readonly communityId: number;
  readonly person: PersonView;
  readonly definition: RegistrationForm;
  readonly neighbours: NeighbourNavigation;
  /** While a correction is open, nothing else can be done. */
  readonly form: ReactNode;
  readonly onEdit: () => void;
};

export function PersonPage({ communityId, person, definition, neighbours, form, onEdit }: Props) {
  const text = usePersonMessages();
  const [search] = useSearchParams();
  const tab = tabNames.find((name) => name === search.get("tab")) ?? "overview";
  const to = (name: TabName) => `?${new URLSearchParams({ ...Object.fromEntries(search), tab: name })}`;
  const Shown = personTabs[tab];
  const steps = useSidePanelMessages();
  const { menu, dialog } = useActOnPeople(communityId, person.kind, () => undefined);
  const acts = menu(person);
  return (
    <>
      <Head
        communityId={communityId}
        person={person}
        steps={<NeighbourSteps neighbours={neighbours} disabled={form !== undefined} />}
      />
      {form ?? (
        <>
          <Tabs
            label={text.tabs.label}
            current={tab}
            tabs={tabNames.map((key) => ({ key, label: text.tabs[key], to: to(key) }))}
          />
          <div>
            <Shown communityId={communityId} person={person} definition={definition} />
          </div>
          {(person.abilities.edit || acts.length > 0) && (
            <ActionBar>
              <Menu label={steps.more} items={acts} />
              <TurnOverAct
                key={person.id}
                communityId={communityId}
                person={{ ...person, isAdministrator: person.office !== null }}
              />
              {person.abilities.edit && (
                <Button icon={<IconPencil size={18} aria-hidden="true" />} onClick={onEdit}>
                  {text.edit}
                </Button>
              )}
            </ActionBar>
          )}
        </>
      )}
      {dialog}
    </>
  );
}

type HeadProps = Pick<Props, "communityId" | "person"> & { readonly steps: ReactNode };

function Head({ communityId, person, steps }: HeadProps) {
  const flagName = useFlagNames(communityId);
  const text = usePersonMessages();
  const list = usePeopleListMessages();
  const label = useLabels<ListPeople>(listPeople.employee);
  const name = nameOf(person) || text.unnamed;
  useNamedPage(name);
  return (
    <header className={common.row2}>
      <Avatar
        name={name}
        imageUrl={person.image_url}
        departed={person.status === "withdrawn" ? 2 : 0}
        size={40}
      />
      <h1>
        <bdi>{name}</bdi> <span className={common.fine}>{person.kana}</span>
      </h1>
      <span className={common.fine}>{text.number(person.management_no)}</span>
      <StatusBadge status={person.status} text={list} />
      <TurnoverBadge person={person} text={list} />
      {person.office && <Badge tone="accent">{list.label.office[person.office]}</Badge>}
      {person.posting_blocked && (
        <Badge tone="warning">
          {label.posting} {list.label.posting.true}
        </Badge>
      )}
      {person.flags.map((slot) => (
        <Badge key={slot}>{flagName(slot)}</Badge>
      ))}
      {steps}
    </header>
  );
}
