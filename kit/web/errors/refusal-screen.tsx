import { type Icon, IconLinkOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Card } from "#kit/ui/card/card.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { useLanguage } from "../i18n.ts";
import { errorText } from "./error-texts.ts";

type Props = {
  readonly title: string;
  /** The reason is in words, or a refusal whose text says it. */
  readonly reason: string | Parameters<typeof errorText>[0];
  /** A broken link is the default. */
  readonly icon?: Icon;
  readonly action: ReactNode;
};

/** Fills the screen of a link or form that led to nothing: says why, and how to go on. */
export function RefusalScreen({ title, reason, icon = IconLinkOff, action }: Props) {
  const { language } = useLanguage();
  return (
    <FlowScreen title={title}>
      <Card>
        <EmptyState icon={icon} action={action}>
          {typeof reason === "string" ? reason : errorText(reason, language)}
        </EmptyState>
      </Card>
    </FlowScreen>
  );
}
