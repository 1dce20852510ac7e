import { useParams } from "react-router";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useFormDraft } from "#kit/web/forms/use-drafted-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { currentArea } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { type EntryForm as Form, showEntryForm, type WrittenForm } from "../../contract/entry-form.ts";
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
        <Edited communityId={communityId} form={data.entry_form} onReload={refetch} />
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

type Props = {
  readonly communityId: number;
  readonly form: Form;
  readonly onReload: () => Promise<unknown>;
};

function Edited({ communityId, form, onReload }: Props) {
  const uid = readStoredSession(currentArea())?.uid;
  const draft = useFormDraft<WrittenForm, string | null>(`entry-form:${communityId}:${uid}`);
  return (
    <EntryForm
      // A version loaded anew, or a draft that has come back, begins the form anew.
      key={`${draft.isRestored}:${form.updated_at}`}
      communityId={communityId}
      form={form}
      draft={draft}
      onReload={() => void onReload().then(() => draft.clear())}
    />
  );
}
