import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { removeSecondaryPassword } from "../contract/calls.ts";
import type { OwnAccount } from "../contract/views.ts";
import { useAccountMessages } from "./messages.ts";
import { OwnerForm } from "./owner-form.tsx";
import { SecondaryPasswordForm } from "./secondary-password-form.tsx";
import { useAccount } from "./use-account.ts";

/** SD40: this is the password of the points exchange. There is none yet, so only those who have set it see this. */
export function SecondaryPasswordSection() {
  const text = useAccountMessages().secondary;
  return (
    <Loaded
      query={useAccount()}
      skeleton={false}
      framed={(failure) => <SettingsSection title={text.title}>{failure}</SettingsSection>}
    >
      {({ data }) =>
        data.has_secondary_password && (
          <SettingsSection title={text.title} below={<Buttons account={data} />}>
            <p className={common.dim}>{text.lead}</p>
            <p>{text.isSet}</p>
          </SettingsSection>
        )
      }
    </Loaded>
  );
}

function Buttons({ account: { has_password } }: { account: OwnAccount }) {
  const text = useAccountMessages();
  const [asks, setAsks] = useState<"change" | "remove" | null>(null);
  const close = () => setAsks(null);
  const cancel = <Button onClick={close}>{text.settings.cancel}</Button>;
  const { change, remove, removeText, removeDone } = text.secondary;
  return (
    <div className={common.wrap3}>
      <Button onClick={() => setAsks("change")}>{change}</Button>
      <Button onClick={() => setAsks("remove")}>{remove}</Button>
      {asks === "change" && (
        <Modal title={change} onClose={close}>
          <SecondaryPasswordForm hasPassword={has_password} other={cancel} onDone={close} />
        </Modal>
      )}
      {asks === "remove" && (
        <Modal title={remove} onClose={close}>
          <div className={common.stack5}>
            <p>{removeText}</p>
            <OwnerForm
              call={removeSecondaryPassword}
              inputOf={(body) => ({ body })}
              submit={text.secondary.removeSubmit}
              danger
              other={cancel}
              done={() => removeDone}
              onDone={close}
            />
          </div>
        </Modal>
      )}
    </div>
  );
}
