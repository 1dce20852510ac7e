import { useParams } from "react-router";
import { SettingsPage } from "#kit/ui/settings-page/settings-page.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showEntryForm } from "../../contract/entry-form.ts";
import { DetailsReader, useMemberDetailsMessages } from "../messages.ts";
import { columnSections } from "./columns.tsx";
import { EntryForm } from "./entry-form.tsx";
import { useEntryFormMessages } from "./messages.ts";
import { QUESTIONS } from "./questions.tsx";

export default function EntryFormScreen() {
  return (
    <DetailsReader.Provider value="office">
      <Screen />
    </DetailsReader.Provider>
  );
}

function Screen() {
  const text = useEntryFormMessages();
  const communityId = Number(useParams().id);
  const query = useCall(showEntryForm, { params: { id: communityId } }, { refetchOnWindowFocus: false });
  const { section } = useMemberDetailsMessages();
  const sections = [
    ...columnSections.map((id) => ({ id, title: section[id] })),
    { id: QUESTIONS, title: text.questions.title },
  ];
  return (
    <SettingsPage
      title={text.title}
      sections={sections}
      lead={
        <>
          <p>{text.lead}</p>
          <p>{text.always}</p>
        </>
      }
    >
      <Loaded query={query} skeleton={<RowSkeletons count={8} />}>
        {({ entry_form }) => (
          <EntryForm communityId={communityId} saved={entry_form} onReload={query.refetch} />
        )}
      </Loaded>
    </SettingsPage>
  );
}
