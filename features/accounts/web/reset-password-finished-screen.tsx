import { Finished } from "#kit/ui/form-flow/finished.tsx";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

export default function ResetPasswordFinishedScreen() {
  const text = useAccountMessages().reset;
  const { paths } = ownArea();
  return (
    <Finished
      title={text.finishedTitle}
      message={text.finishedNext}
      next={{ to: paths.login, label: text.login }}
    >
      {text.finished}
    </Finished>
  );
}
