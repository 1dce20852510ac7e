import { useParams } from "react-router";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showEntryForm } from "../../contract/entry-form.ts";
import styles from "./entry-form.module.css";
import { EntryForm } from "./entry-form.tsx";
import { useEntryFormMessages } from "./messages.ts";

/** CG40 */
export default function EntryFormScreen() {
  const text = useEntryFormMessages();
  const { language } = useLanguage();
  const communityId = Number(useParams().id);
  const { data, error, isFetching, refetch } = useCall(
    showEntryForm,
    { params: { id: communityId } },
    { refetchOnWindowFocus: false, meta: { quiet: true } },
  );
  return (
    <div className={styles.screen}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.lead}>{text.always}</p>
      </div>
      {data ? (
        <EntryForm communityId={communityId} saved={data.entry_form} onReload={refetch} />
      ) : error ? (
        <ErrorState
          message={errorText({ message_code: error.code }, language)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <RowSkeletons count={8} />
      )}
    </div>
  );
}
