import type { ReactNode } from "react";
import { Link } from "react-router";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

type Props = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

/** A page below the account settings, with the way back. */
export function SettingsPage(props: Props) {
  const back = (
    <Link className={styles.back} to={ownArea().paths.settings}>
      {useAccountMessages().settings.back}
    </Link>
  );
  return <FlowScreen {...props} above={back} />;
}
