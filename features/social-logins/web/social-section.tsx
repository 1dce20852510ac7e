import { useQueryClient } from "@tanstack/react-query";
import { generateToken } from "#features/accounts/contract/calls.ts";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useCall, useSend } from "#kit/web/query/use-call.ts";
import { listSocialLogins, unlinkSocialLogin } from "../contract/calls.ts";
import { serviceNames } from "../contract/services.ts";
import { useSocialLoginMessages } from "./messages.ts";
import { ServiceRefusal } from "./service-buttons.tsx";
import { ServiceMark } from "./service-mark.tsx";
import styles from "./social-logins.module.css";
import { startAddress } from "./start-address.ts";
import { useArrival } from "./use-arrival.ts";

type Login = AnswerOf<typeof listSocialLogins>["data"]["records"][number];

/** R019: which services an alumnus may sign in with. Not there where none is configured. */
export function SocialSection() {
  const text = useSocialLoginMessages();
  const { linked } = useArrival();
  const { data } = useCall(listSocialLogins, {}, { meta: { quiet: true } });
  const records = data?.data.records ?? [];
  const isLinked = records.some(({ provider, connected }) => connected && provider === linked);
  if (records.length === 0) return null;
  return (
    <SettingsSection title={text.title}>
      <p>{text.lead}</p>
      <ServiceRefusal />
      {linked && isLinked && <NoticeBox>{text.linked(serviceNames[linked])}</NoticeBox>}
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
  return (
    <li className={styles.service}>
      <ServiceMark service={provider} />
      <div>
        <p className={styles.name}>{serviceNames[provider]}</p>
        <p className={styles.state}>{connected ? text.connected : text.notConnected}</p>
      </div>
      {!connected && <LinkButton provider={provider} />}
      {connected && can_unlink && <UnlinkButton provider={provider} />}
      {connected && !can_unlink && (
        <div className={styles.wide}>
          <p>{text.lastWayIn}</p>
          <ButtonLink to={accountPaths.alumnus.forgotPassword} size="sm">
            {text.setPassword}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

function LinkButton({ provider }: Pick<Login, "provider">) {
  const text = useSocialLoginMessages();
  const { mutate, isPending } = useSend(generateToken, {
    onSuccess: ({ token }) => window.location.assign(startAddress(provider, "connect", { token })),
  });
  return (
    <Button
      size="sm"
      aria-label={text.linkName(serviceNames[provider])}
      pending={isPending}
      onClick={() => mutate({})}
    >
      {text.link}
    </Button>
  );
}

function UnlinkButton({ provider }: Pick<Login, "provider">) {
  const text = useSocialLoginMessages();
  const name = serviceNames[provider];
  const queryClient = useQueryClient();
  const { ask, dialog } = useConfirm();
  const { mutate, isPending } = useSend(unlinkSocialLogin, {
    onSuccess: () => toast({ type: "success", message: text.unlinked(name) }),
    // Refused, another tab has changed what is shown here.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listSocialLogins.path] }),
  });
  const unlink = async () => {
    const sure = await ask({
      title: text.unlinkTitle(name),
      message: text.unlinkText(name),
      confirmLabel: text.unlink,
      danger: true,
    });
    if (sure) mutate({ params: { provider } });
  };
  return (
    <>
      <Button size="sm" aria-label={text.unlinkName(name)} pending={isPending} onClick={unlink}>
        {text.unlink}
      </Button>
      {dialog}
    </>
  );
}
