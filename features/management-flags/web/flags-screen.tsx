import { useState } from "react";
import { useParams } from "react-router";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { SettingsBlock, SettingsPage, SettingsRows } from "#kit/ui/settings-page/settings-page.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  deleteManagementFlag,
  type FlagSlot,
  flagSlots,
  listManagementFlags,
  type ManagementFlag,
} from "../contract/calls.ts";
import { FlagDialog } from "./flag-dialog.tsx";
import styles from "./flags.module.css";
import { useFlagMessages } from "./messages.ts";

/** CN10 names the flags A to D in this community. R399, R494 */
export default function FlagsScreen() {
  const text = useFlagMessages();
  const communityId = Number(useParams().id);
  const [named, setNamed] = useState<FlagSlot | null>(null);
  const flags = useCall(listManagementFlags, { params: { id: communityId } });
  const remove = useAction(deleteManagementFlag, {
    input: ({ id }: ManagementFlag) => ({ params: { id } }),
    ask: ({ name, people }) => ({
      title: text.ask.title(name),
      message: text.ask.message(people),
      confirmLabel: text.ask.confirm(people),
      danger: true,
    }),
    done: (_, { name }) => text.deleted(name),
    gone: ({ name }) => text.gone(name),
  });
  const sections = [{ id: "names", title: text.section }] as const;
  return (
    <SettingsPage title={text.title} lead={<p>{text.lead}</p>} sections={sections}>
      <Loaded query={flags} skeleton={<RowSkeletons count={4} />}>
        {({ data: { records } }) => (
          <SettingsBlock {...sections[0]}>
            <SettingsRows>
              {flagSlots.map((slot) => (
                <FlagRow
                  key={slot}
                  slot={slot}
                  flag={records.find((one) => one.slot === slot)}
                  onName={() => setNamed(slot)}
                  onDelete={remove.run}
                />
              ))}
            </SettingsRows>
            {named && (
              <FlagDialog
                communityId={communityId}
                slot={named}
                flag={records.find((one) => one.slot === named)}
                onClose={() => setNamed(null)}
              />
            )}
          </SettingsBlock>
        )}
      </Loaded>
      {remove.dialog}
    </SettingsPage>
  );
}

type RowProps = {
  readonly slot: FlagSlot;
  readonly flag: ManagementFlag | undefined;
  readonly onName: () => void;
  readonly onDelete: (flag: ManagementFlag) => void;
};

function FlagRow({ slot, flag, onName, onDelete }: RowProps) {
  const text = useFlagMessages();
  return (
    <li>
      <span className={styles.flag}>
        <Badge tone={flag ? "accent" : "neutral"}>{slot.toUpperCase()}</Badge>
        {flag ? <bdi>{flag.name}</bdi> : <span className={common.note}>{text.unnamed}</span>}
        {flag && <span className={common.note}>{text.people(flag.people.toLocaleString())}</span>}
      </span>
      <span className={styles.acts}>
        <Button onClick={onName}>{flag ? text.rename : text.create}</Button>
        {flag && (
          <Button variant="subtle" onClick={() => onDelete(flag)} aria-label={`${text.delete}: ${flag.name}`}>
            {text.delete}
          </Button>
        )}
      </span>
    </li>
  );
}
