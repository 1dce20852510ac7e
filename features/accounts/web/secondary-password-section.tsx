import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { removeSecondaryPassword } from "../contract/calls.ts";
import type { OwnAccount } from "../contract/views.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { OwnerForm } from "./owner-form.tsx";
import { SecondaryPasswordForm } from "./secondary-password-form.tsx";
import { useAccount } from "./use-account.ts";

/** SD40: the password that is asked for when points are exchanged. Nobody has to have one. */
export function SecondaryPasswordSection() {
  const text = useAccountMessages().secondary;
  const query = useAccount();
  return (
    <SettingsSection title={text.title} below={query.data && <Buttons account={query.data.data} />}>
      <p className={styles.lead}>{text.lead}</p>
      <Loaded query={query} skeleton={<SkeletonLine width="60%" />}>
        {({ data }) => <p>{data.has_secondary_password ? text.isSet : text.isNotSet}</p>}
      </Loaded>
    </SettingsSection>
  );
}

function Buttons({ account: { has_password, has_secondary_password } }: { account: OwnAccount }) {
  const text = useAccountMessages();
  const [asks, setAsks] = useState<"set" | "remove" | null>(null);
  const close = () => setAsks(null);
  const done = (message: string) => {
    toast({ type: "success", message });
    close();
  };
  const cancel = <Button onClick={close}>{text.settings.cancel}</Button>;
  const { set, change, remove, setDone, changeDone, removeText, removeDone } = text.secondary;
  return (
    <div className={styles.choices}>
      <Button onClick={() => setAsks("set")}>{has_secondary_password ? change : set}</Button>
      {has_secondary_password && <Button onClick={() => setAsks("remove")}>{remove}</Button>}
      {asks === "set" && (
        <Modal title={has_secondary_password ? change : set} onClose={close}>
          <SecondaryPasswordForm
            hasPassword={has_password}
            other={cancel}
            onDone={() => done(has_secondary_password ? changeDone : setDone)}
          />
        </Modal>
      )}
      {asks === "remove" && (
        <Modal title={remove} onClose={close}>
          <div className={styles.form}>
            <p>{removeText}</p>
            <OwnerForm
              call={removeSecondaryPassword}
              inputOf={(body) => ({ body })}
              submit={text.secondary.removeSubmit}
              danger
              other={cancel}
              onDone={() => done(removeDone)}
            />
          </div>
        </Modal>
      )}
    </div>
  );
}
