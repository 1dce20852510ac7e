import { SecondaryPasswordSection, SettingsPage } from "#features/accounts/web/index.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { AccountForm } from "./account-form.tsx";
import { useProfileMessages } from "./messages.ts";
import { PictureSection } from "./picture-section.tsx";
import { useOwnAccount } from "./use-own-profile.ts";

/** SD40, SE40 */
export default function AccountProfileScreen() {
  const text = useProfileMessages().account;
  const own = useOwnAccount(currentArea());
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      <Loaded query={own}>
        {({ data }) => (
          <>
            <PictureSection profile={data.profile} />
            <AccountForm me={data} onReload={own.refetch} />
            {data.alumni_user_id !== null && <SecondaryPasswordSection />}
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}
