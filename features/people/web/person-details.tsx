import { type ColumnName, columnGroups } from "#features/member-details/contract/form.ts";
import {
  answerItems,
  columnItems,
  correctionForm,
  DetailsReader,
  detailsIn,
  useJobTypeName,
  useMemberDetailsMessages,
} from "#features/member-details/web/index.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { definitionFor } from "./definition-for.ts";
import styles from "./person.module.css";
import { usePersonMessages } from "./person-messages.ts";
import type { TabProps } from "./person-tabs.tsx";

/** Shows everything somebody has stated when registering and since, by the community's form. */
export const DetailsTab = (props: TabProps) => (
  <DetailsReader.Provider value="office">
    <Details {...props} />
  </DetailsReader.Provider>
);

function Details({ person, definition }: TabProps) {
  const text = useMemberDetailsMessages();
  const own = usePersonMessages();
  const { language } = useLanguage();
  const form = correctionForm(definitionFor(person.kind, definition), person);
  const details = detailsIn(person);
  const facts = { text, language, form, jobType: useJobTypeName(details, form) };
  if (person.status === "withdrawn") return <NoticeBox>{own.departed}</NoticeBox>;
  const block = (title: string, names: readonly ColumnName[]) => (
    <FactBlock title={title} items={columnItems(details, facts, names)} />
  );
  const names = ["family_name", "given_name", "family_name_kana", "given_name_kana", "display_name"] as const;
  return (
    <div className={styles.blocks}>
      {person.office && !person.abilities.edit && <NoticeBox>{own.officeOnly}</NoticeBox>}
      <FactBlock
        title={text.section.person}
        items={[
          ...names.map((name) => ({ label: text.field[name], value: details[name] || text.notGiven })),
          { label: text.field.birthday, value: showDate(details.birthday) || text.notGiven },
          ...(person.kind === "employee"
            ? [{ label: own.employeeId, value: person.employee_id ?? text.notGiven }]
            : []),
        ]}
      />
      {block(text.section.contact, columnGroups.contact)}
      {block(text.section.work, columnGroups.work)}
      {block(text.section.corporation, columnGroups.corporation)}
      {block(text.section.school, columnGroups.school)}
      <FactBlock title={text.section.questions} items={answerItems(details, facts)} />
    </div>
  );
}
