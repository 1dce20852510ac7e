import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { OwnAccount } from "../contract/views.ts";
import { EmailSection } from "./email-section.tsx";
import { useAccountMessages } from "./messages.ts";
import { ownAccount } from "./own-area.ts";
import { useAccount, useSessions } from "./use-account.ts";

export function OwnAccountSections() {
  return (
    <Loaded query={useAccount()}>
      {({ data }) => (
        <>
          <EmailSection account={data} />
          <PasswordSection account={data} />
          <SessionsSection />
        </>
      )}
    </Loaded>
  );
}

/** An operator's address stays the one that was invited. */
export function OwnOperatorSections() {
  return (
    <Loaded query={useAccount()}>
      {({ data }) => (
        <>
          <PasswordSection account={data} />
          <SessionsSection />
        </>
      )}
    </Loaded>
  );
}

/** Somebody who signs in only by another service sets a first password by mail, like a forgotten one. */
function PasswordSection({ account }: { account: OwnAccount }) {
  const text = useAccountMessages().settings;
  const { paths } = ownAccount();
  return (
    <SettingsSection
      title={text.password}
      action={
        <ButtonLink
          to={account.has_password ? paths.passwordSettings : paths.forgotPassword}
          state={{ email: account.email ?? "" }}
        >
          {account.has_password ? text.passwordChange : text.passwordSet}
        </ButtonLink>
      }
    >
      <p>{account.has_password ? text.passwordText : text.passwordNone}</p>
    </SettingsSection>
  );
}

function SessionsSection() {
  const text = useAccountMessages().settings;
  const { paths } = ownAccount();
  return (
    <SettingsSection
      title={text.sessions}
      action={<ButtonLink to={paths.sessions}>{text.sessionsShow}</ButtonLink>}
    >
      <Loaded query={useSessions(1)} skeleton={<SkeletonLine width="60%" />}>
        {({ total_records }) => <p>{text.sessionsCount(total_records)}</p>}
      </Loaded>
    </SettingsSection>
  );
}
