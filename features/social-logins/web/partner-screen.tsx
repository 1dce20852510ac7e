import { Navigate, useParams, useSearchParams } from "react-router";
import type { AnswerOf } from "#kit/contract/call.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { API_BASE } from "#kit/web/api/send.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { confirmPartnerLinking, showPartner, startPartnerSignIn } from "../contract/partner-calls.ts";
import { arrival } from "../contract/paths.ts";
import { LinkButton } from "./login-row.tsx";
import { useSocialLoginMessages } from "./messages.ts";
import "./use-arrival.ts";

/** R028: employees sign in by their organisation's own service. Each community has a prefix of its own. */
export default function PartnerScreen() {
  const { prefix = "" } = useParams();
  const partner = useCall(showPartner, { query: { prefix } }, { retry: false });
  return (
    <Loaded query={partner} gone={<Navigate to="/404" replace />}>
      {({ data }) => <Partner prefix={prefix} {...data} />}
    </Loaded>
  );
}

type Props = AnswerOf<typeof showPartner>["data"] & { readonly prefix: string };

function Partner({ prefix, name, corporation_name }: Props) {
  const text = useSocialLoginMessages().partner;
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const message_code = query.get(arrival.code);
  const isIn = readStoredSession("community") !== null;
  return (
    <div className={common.stack5}>
      <div className={common.start2}>
        <h1>{text.title}</h1>
        <p className={common.dim}>
          <Quoting>{text.lead(corporation_name, name)}</Quoting>
        </p>
      </div>
      {message_code && (
        <NoticeBox alert>
          {errorText({ message_code, params: { service: corporation_name } }, language)}
        </NoticeBox>
      )}
      {query.has(arrival.linked) && (
        <NoticeBox>
          <Quoting>{text.linked(corporation_name)}</Quoting>
        </NoticeBox>
      )}
      <Card className={common.stack3}>
        <ButtonLink to={startAddress({ mode: "login", prefix })} reloadDocument variant="primary" fullWidth>
          {text.signIn}
        </ButtonLink>
        {isIn ? (
          <>
            {!query.has(arrival.linked) && (
              <LinkButton
                name={text.account(corporation_name)}
                call={confirmPartnerLinking}
                inputOf={(body) => ({ body: { ...body, prefix } })}
                addressOf={({ data: { token } }) => startAddress({ mode: "connect", prefix, token })}
                fullWidth
              >
                {text.link}
              </LinkButton>
            )}
            <ButtonLink to={lobbyPath("community")} fullWidth>
              {text.toLobby}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={loginPath.community} variant="subtle" fullWidth>
            {text.byEmail}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}

const startAddress = (query: Readonly<Record<string, string>>): string =>
  `${API_BASE}${startPartnerSignIn.path}?${new URLSearchParams(query)}`;
