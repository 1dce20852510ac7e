import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { EmailSection } from "./email-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { useAccount } from "./use-account.ts";

/** What the account settings show of address, password and sessions. */
export function OwnAccountSections() {
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useAccount();
  if (data)
    return (
      <>
        <EmailSection account={data.data} />
        <PasswordSection account={data.data} />
        <SessionsSection />
      </>
    );
  if (!error) return <RowSkeletons count={3} />;
  return (
    <ErrorState
      message={errorText({ message_code: error.code }, language)}
      onRetry={() => void refetch()}
      pending={isFetching}
    />
  );
}
