import { Finished } from "#kit/ui/form-flow/finished.tsx";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { useWithdrawalMessages } from "./messages.ts";

export function Left({ title, text }: { title: string; text: string }) {
  const messages = useWithdrawalMessages().finished;
  const area = currentArea();
  const next =
    readStoredSession(area) === null
      ? { to: "/", label: messages.toTop }
      : { to: lobbyPath(area), label: messages.toLobby };
  return (
    <Finished title={title} message={messages.thanks} next={next}>
      {text}
    </Finished>
  );
}
