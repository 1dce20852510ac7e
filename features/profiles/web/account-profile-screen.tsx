import { SecondaryPasswordSection, SettingsPage } from "#features/accounts/web/index.ts";
import type { Details } from "#features/member-details/contract/details.ts";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useFormDraft } from "#kit/web/forms/use-drafted-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { currentArea } from "#kit/web/session/area.ts";
import type { OwnAccountView } from "../contract/views.ts";
import { AccountForm } from "./account-form.tsx";
import { useProfileMessages } from "./messages.ts";
import { PictureSection } from "./picture-section.tsx";
import { useOwnAccount } from "./use-own-profile.ts";

/** SD40, SE40 */
export default function AccountProfileScreen() {
  const text = useProfileMessages().account;
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useOwnAccount(currentArea());
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      {data ? (
        <OwnAccount me={data.data} onReload={refetch} />
      ) : error ? (
        <ErrorState
          message={errorText({ message_code: error.code }, language)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <RowSkeletons count={4} />
      )}
    </SettingsPage>
  );
}

function OwnAccount({ me, onReload }: { me: OwnAccountView; onReload: () => Promise<unknown> }) {
  const uid = me.alumni_user_id ?? me.employee_user_id ?? 0;
  const draft = useFormDraft<Details>(`profile:account:${uid}`);
  const reload = () => void onReload().then(() => draft.clear());
  return (
    <>
      <PictureSection profile={me.profile} />
      <AccountForm
        key={`${draft.isRestored}:${me.profile.updated_at}`}
        me={me}
        draft={draft}
        onReload={reload}
      />
      {me.alumni_user_id !== null && <SecondaryPasswordSection />}
    </>
  );
}
