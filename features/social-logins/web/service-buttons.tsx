import { serviceNames } from "#features/accounts/contract/services.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { listSocialServices } from "../contract/calls.ts";
import { useSocialLoginMessages } from "./messages.ts";
import { ServiceIcon } from "./service-icon.tsx";
import styles from "./social-logins.module.css";
import { startAddress } from "./start-address.ts";
import { useArrival } from "./use-arrival.ts";

type Props = {
  readonly mode: "login" | "invite";
  readonly redirect: string | null;
  readonly onLeave?: () => void;
};

/** Shows the configured services; nothing without any, since there is always another way beside them. */
export function ServiceButtons({ mode, redirect, onLeave }: Props) {
  const text = useSocialLoginMessages();
  const { data } = useCall(listSocialServices, {}, { staleTime: Number.POSITIVE_INFINITY });
  const providers = data?.data.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <div className={common.stack3}>
      <p className={styles.or}>{text.or}</p>
      {providers.map((service) => (
        <ButtonLink
          key={service}
          to={startAddress(service, mode, { redirect })}
          reloadDocument
          fullWidth
          icon={<ServiceIcon service={service} />}
          onClick={onLeave}
        >
          {mode === "login" ? text.logIn(serviceNames[service]) : text.register(serviceNames[service])}
        </ButtonLink>
      ))}
    </div>
  );
}

export function ServiceRefusal() {
  const { refusal } = useArrival();
  return refusal ? <NoticeBox alert>{refusal}</NoticeBox> : null;
}
