import { SecondaryPasswordSection, SettingsPage } from "#features/accounts/web/index.ts";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { currentArea } from "#kit/web/session/area.ts";
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
        <>
          <PictureSection profile={data.data.profile} />
          <AccountForm me={data.data} onReload={refetch} />
          {data.data.alumni_user_id !== null && <SecondaryPasswordSection />}
        </>
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
