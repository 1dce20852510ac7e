import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import type { OwnAccount } from "../contract/views.ts";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

/** Whoever signs in by another service alone sets a first password by a mail, like one that was forgotten. */
export function PasswordSection({ account }: { account: OwnAccount }) {
  const text = useAccountMessages().settings;
  const { paths } = ownArea();
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
