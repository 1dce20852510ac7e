import { IconBuilding } from "@tabler/icons-react";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { listPartnerLogins, unlinkPartner } from "../contract/partner-calls.ts";
import { LastLoginMethod, LoginRow, UnlinkButton } from "./login-row.tsx";
import { useSocialLoginMessages } from "./messages.ts";
import styles from "./social-logins.module.css";
import "./use-arrival.ts";

type Login = AnswerOf<typeof listPartnerLogins>["data"]["records"][number];

/** Shows the organisation's account an employee signs in with; hidden where none is linked. */
export function PartnerSection() {
  const text = useSocialLoginMessages();
  return (
    <Loaded
      query={useCall(listPartnerLogins, {})}
      skeleton={false}
      framed={(failure) => <SettingsSection title={text.partner.sectionTitle}>{failure}</SettingsSection>}
    >
      {({ data }) => data.records.length > 0 && <Partners records={data.records} />}
    </Loaded>
  );
}

function Partners({ records }: { readonly records: readonly Login[] }) {
  const text = useSocialLoginMessages();
  return (
    <SettingsSection title={text.partner.sectionTitle}>
      <p>{text.partner.sectionLead}</p>
      <ul className={styles.services}>
        {records.map(({ corporation_name, prefix, can_unlink }) => {
          const name = text.partner.account(corporation_name);
          return (
            <LoginRow
              key={prefix}
              icon={<IconBuilding size={20} stroke={1.75} aria-hidden="true" />}
              name={name}
              connected
            >
              {can_unlink ? (
                <UnlinkButton
                  name={name}
                  call={unlinkPartner}
                  inputOf={(body) => ({ body: { ...body, prefix } })}
                />
              ) : (
                <LastLoginMethod forgotPassword={accountPaths.employee.forgotPassword} />
              )}
            </LoginRow>
          );
        })}
      </ul>
    </SettingsSection>
  );
}
