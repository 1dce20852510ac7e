import { useState } from "react";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  type CommunityPartner,
  showCommunityPartner,
  tryCommunityPartner,
  updateCommunityPartner,
} from "../contract/partner-calls.ts";
import type { OperatedSection } from "./community-screen.tsx";
import { useOperatedMessages } from "./messages.ts";
import { SectionForm } from "./section-form.tsx";

/** The organisation's own OpenID provider, with which the community's employees log in. */
export function PartnerSection({ community }: OperatedSection) {
  const params = { community_id: community.id };
  const query = useCall(showCommunityPartner, { params }, { refetchOnWindowFocus: false });
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={4} />}>
      {({ data }) => <PartnerForm communityId={community.id} partner={data} onReload={query.refetch} />}
    </Loaded>
  );
}

type Props = {
  readonly communityId: number;
  readonly partner: CommunityPartner;
  readonly onReload: () => Promise<unknown>;
};

function PartnerForm({ communityId, partner, onReload }: Props) {
  const text = useOperatedMessages();
  const { fields } = text;
  const { version, linked, is_from_settings, redirect_uri, has_secret } = partner;
  const params = { community_id: communityId };
  const form = useForm(updateCommunityPartner, {
    initial: () => ({
      enabled: partner.enabled,
      prefix: partner.prefix,
      issuer: partner.issuer,
      client_id: partner.client_id,
      client_secret: "",
    }),
    version,
    input: (values, seen) => ({ params, body: { ...values, version: seen } }),
    ask: ({ issuer, enabled }) => {
      const isLeft = issuer !== partner.issuer || (!enabled && partner.enabled);
      if (!isLeft || linked === 0) return undefined;
      return {
        title: text.partner.ask,
        message: text.partner.consequences(linked),
        confirmLabel: text.save,
        danger: true,
      };
    },
    onReload,
    done: () => text.saved(text.partner.title),
  });
  const [tried, setTried] = useState<AnswerOf<typeof tryCommunityPartner>["data"] | null>(null);
  const trial = useAction(tryCommunityPartner, {
    input: (issuer: string) => ({ params, body: { issuer } }),
    onDone: ({ data }) => setTried(data),
  });
  const { value, onChange, onBlur, error } = form.bind("enabled");
  const { issuer, prefix } = form.values;
  return (
    <SectionForm form={form}>
      <div className={common.stack4}>
        {is_from_settings && <NoticeBox>{text.partner.fromSettings}</NoticeBox>}
        <Checkbox label={text.partner.enable} checked={value} {...{ onChange, onBlur, error }} />
        <TextField
          {...form.bind("prefix")}
          label={fields.prefix}
          hint={text.partner.prefixHint(prefix || "example")}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...form.bind("issuer")}
          label={fields.issuer}
          hint={text.partner.issuerHint}
          inputMode="url"
          spellCheck={false}
          required
        />
        <div className={common.stack2} aria-live="polite">
          <Button pending={trial.isPending} disabled={issuer === ""} onClick={() => trial.run(issuer)}>
            {text.partner.try}
          </Button>
          {tried && (
            <NoticeBox>
              {tried.problem
                ? text.partner.problems[tried.problem]
                : text.partner.works(tried.login_host ?? "")}
            </NoticeBox>
          )}
        </div>
        <TextField
          {...form.bind("client_id")}
          label={fields.client_id}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <TextField
          {...form.bind("client_secret")}
          label={fields.client_secret}
          hint={has_secret ? text.partner.secretStays : text.partner.secretHint}
          type="password"
          autoComplete="off"
          required={!has_secret}
        />
        <p className={common.note}>{text.partner.redirect(redirect_uri)}</p>
      </div>
    </SectionForm>
  );
}
