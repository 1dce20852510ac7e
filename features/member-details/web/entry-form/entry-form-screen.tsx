import { useParams } from "react-router";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showEntryForm } from "../../contract/entry-form.ts";
import styles from "./entry-form.module.css";
import { EntryForm } from "./entry-form.tsx";
import { useEntryFormMessages } from "./messages.ts";

/** CG40 */
export default function EntryFormScreen() {
  const text = useEntryFormMessages();
  const communityId = Number(useParams().id);
  const query = useCall(
    showEntryForm,
    { params: { id: communityId } },
    { refetchOnWindowFocus: false, meta: { silent: true } },
  );
  return (
    <div className={styles.screen}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.lead}>{text.always}</p>
      </div>
      <Loaded query={query} skeleton={<RowSkeletons count={8} />}>
        {({ entry_form }) => (
          <EntryForm communityId={communityId} saved={entry_form} onReload={query.refetch} />
        )}
      </Loaded>
    </div>
  );
}
