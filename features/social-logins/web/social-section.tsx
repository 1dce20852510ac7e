import { useEffect, useRef } from "react";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import { serviceNames } from "#features/accounts/contract/services.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { confirmLinking, listSocialLogins, unlinkSocialLogin } from "../contract/calls.ts";
import { LastLoginMethod, LinkButton, LoginRow, UnlinkButton } from "./login-row.tsx";
import { useSocialLoginMessages } from "./messages.ts";
import { ServiceRefusal } from "./service-buttons.tsx";
import { ServiceIcon } from "./service-icon.tsx";
import styles from "./social-logins.module.css";
import { startAddress } from "./start-address.ts";
import { useArrival } from "./use-arrival.ts";

type Login = AnswerOf<typeof listSocialLogins>["data"]["records"][number];

/** R019: the services an alumnus may sign in with; hidden where none is configured. */
export function SocialSection() {
  const text = useSocialLoginMessages();
  return (
    <Loaded
      query={useCall(listSocialLogins, {})}
      skeleton={false}
      framed={(failure) => <SettingsSection title={text.title}>{failure}</SettingsSection>}
    >
      {({ data }) => data.records.length > 0 && <Services records={data.records} />}
    </Loaded>
  );
}

function Services({ records }: { readonly records: readonly Login[] }) {
  const text = useSocialLoginMessages();
  const { linked, refusal } = useArrival();
  const notice = useRef<HTMLDivElement>(null);
  const isLinked = records.some(({ provider, connected }) => connected && provider === linked);
  const hasNews = isLinked || refusal !== undefined;
  // The section is far down the settings, and somebody back from the service looks for it.
  useEffect(() => {
    if (!hasNews) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "center" });
  }, [hasNews]);
  return (
    <SettingsSection title={text.title}>
      <p>{text.lead}</p>
      {hasNews && (
        <div ref={notice} tabIndex={-1}>
          <ServiceRefusal />
          {linked && isLinked && <NoticeBox>{text.linked(serviceNames[linked])}</NoticeBox>}
        </div>
      )}
      <ul className={styles.services}>
        {records.map((login) => (
          <ServiceRow key={login.provider} login={login} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function ServiceRow({ login: { provider, connected, can_unlink } }: { login: Login }) {
  const text = useSocialLoginMessages();
  const name = serviceNames[provider];
  return (
    <LoginRow icon={<ServiceIcon service={provider} />} name={name} connected={connected}>
      {!connected && (
        <LinkButton
          name={name}
          call={confirmLinking}
          inputOf={(body) => ({ params: { provider }, body })}
          addressOf={({ data }) => startAddress(provider, "connect", data)}
          size="sm"
          aria-label={text.linkName(name)}
        >
          {text.link}
        </LinkButton>
      )}
      {connected && can_unlink && (
        <UnlinkButton
          name={name}
          call={unlinkSocialLogin}
          inputOf={(body) => ({ params: { provider }, body })}
        />
      )}
      {connected && !can_unlink && <LastLoginMethod forgotPassword={accountPaths.alumnus.forgotPassword} />}
    </LoginRow>
  );
}
