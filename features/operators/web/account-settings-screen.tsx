import { Suspense } from "react";
import { OwnOperatorSections } from "#features/accounts/web/index.ts";
import { SecondFactorSection } from "#features/second-factors/web/index.ts";
import common from "#kit/ui/common.module.css";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { useOperatorMessages } from "./messages.ts";
import { useOwnOperator } from "./use-own-operator.ts";

/** An operator's own account: how it is entered, and from where. */
export default function AccountSettingsScreen() {
  const text = useOperatorMessages().settings;
  const email = useOwnOperator().data?.data.email;
  return (
    <div className={common.page}>
      <div>
        <h1>{text.title}</h1>
        {email && <p className={common.dim}>{text.lead(email)}</p>}
      </div>
      <Suspense fallback={<RowSkeletons />}>
        <OwnOperatorSections />
        <SecondFactorSection />
      </Suspense>
    </div>
  );
}
