import { Loaded } from "#kit/web/query/loaded.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { useAccount } from "./use-account.ts";

/** What the account settings show of address, password and sessions. */
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
