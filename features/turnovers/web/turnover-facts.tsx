import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import type { OwnTurnover } from "../contract/own-calls.ts";
import { useOwnTurnoverMessages } from "./own-messages.ts";

type Props = Pick<OwnTurnover, "community_name" | "asked_by" | "email" | "asked_at" | "due_at">;

/** Who has asked for what, and what happens when. */
export function TurnoverFacts({ community_name, asked_by, email, asked_at, due_at }: Props) {
  const text = useOwnTurnoverMessages().facts;
  return (
    <ConfirmList
      items={[
        { label: text.community, value: community_name },
        { label: text.askedBy, value: asked_by ?? text.gone },
        ...(email ? [{ label: text.email, value: <EmailAddress address={email} /> }] : []),
        { label: text.askedAt, value: formatMinute(new Date(asked_at)) },
        ...(due_at ? [{ label: text.dueAt, value: formatMinute(new Date(due_at)) }] : []),
      ]}
    />
  );
}
