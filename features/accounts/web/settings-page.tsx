import type { ReactNode } from "react";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { useAccountMessages } from "./messages.ts";
import { ownAccount } from "./own-area.ts";

type Props = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

export function SettingsPage(props: Props) {
  const back = <BackLink to={ownAccount().paths.settings}>{useAccountMessages().settings.back}</BackLink>;
  return <FlowScreen {...props} above={back} />;
}
