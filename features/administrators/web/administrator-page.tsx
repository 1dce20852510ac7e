import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { OwnerProofDialog } from "#features/second-factors/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { useFacts } from "#kit/web/table/declared.tsx";
import {
  type AdministratorDetail,
  deleteAdministrator,
  listAdministrators,
  showContractOffer,
  updateAdministrator,
} from "../contract/calls.ts";
import { OFFER_DAYS } from "../contract/limits.ts";
import { DutiesForm } from "./duties-form.tsx";
import { useAdministratorMessages } from "./messages.ts";
import { OfferNotice } from "./offer-notice.tsx";
import { RoleBadge } from "./role-badge.tsx";

export type PageProps = {
  readonly params: { readonly id: number; readonly management_no: number };
  readonly administrator: AdministratorDetail;
  readonly onReload: () => Promise<unknown>;
};

export function AdministratorPage({ params, administrator, onReload }: PageProps) {
  const text = useAdministratorMessages();
  const facts = useFacts(listAdministrators);
  const { name, role, abilities } = administrator;
  useNamedPage(name);
  return (
    <>
      <header className={common.row2}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <RoleBadge role={role} />
      </header>
      <OfferNotice communityId={params.id} />
      <SettingsSection title={text.page.facts}>
        <ConfirmList
          items={facts(administrator, [
            "management_no",
            "email",
            "state",
            "has_second_factor",
            ...(abilities.edit ? [] : (["duties"] as const)),
          ])}
        />
      </SettingsSection>
      {abilities.edit && (
        <SettingsSection title={text.page.duties}>
          <DutiesForm params={params} administrator={administrator} onReload={onReload} />
        </SettingsSection>
      )}
      {abilities.offer && <Offer params={params} name={name} />}
      {abilities.remove && <Remove params={params} name={name} />}
    </>
  );
}

type ActProps = Pick<PageProps, "params"> & { readonly name: string };

function Offer({ params, name }: ActProps) {
  const text = useAdministratorMessages().page;
  const [isAsked, setAsked] = useState(false);
  const isOpen = Boolean(useCall(showContractOffer, { params: { id: params.id } }).data?.data);
  const reason = useId();
  return (
    <SettingsSection
      title={text.contract}
      action={
        <Button
          disabled={isOpen}
          aria-describedby={isOpen ? reason : undefined}
          onClick={() => setAsked(true)}
        >
          {text.offer}
        </Button>
      }
    >
      <p>{text.offerLead}</p>
      {isOpen && (
        <p id={reason} className={common.note}>
          {text.offerOpen}
        </p>
      )}
      {isAsked && (
        <OwnerProofDialog
          title={text.offerTitle(name)}
          text={text.offerText(OFFER_DAYS)}
          submit={text.offerSubmit}
          call={updateAdministrator}
          inputOf={(proof) => ({ params, body: { ...proof, contractor: true as const } })}
          done={() => text.offered}
          onClose={() => setAsked(false)}
        />
      )}
    </SettingsSection>
  );
}

function Remove({ params, name }: ActProps) {
  const text = useAdministratorMessages().page;
  const navigate = useNavigate();
  const remove = useAction(deleteAdministrator, {
    input: () => ({ params }),
    ask: () => ({
      title: text.removeTitle(name),
      message: text.removeText,
      confirmLabel: text.removeConfirm,
      danger: true,
    }),
    done: () => text.removed(name),
    onDone: () => void navigate(linkTo("/community/communities/:id/managers", { id: params.id })),
  });
  return (
    <SettingsSection
      title={text.danger}
      action={
        <Button variant="danger" onClick={() => remove.run()}>
          {text.remove}
        </Button>
      }
    >
      <p>{text.removeText}</p>
      {remove.dialog}
    </SettingsSection>
  );
}
