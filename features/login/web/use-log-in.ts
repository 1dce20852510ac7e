import { signIn } from "#features/sessions/contract/calls.ts";
import { SECOND_STEP } from "#features/sessions/contract/paths.ts";
import type { Area } from "#kit/contract/area.ts";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useAddress } from "#kit/web/router/use-address.ts";
import { accountKindOf } from "#kit/web/session/area.ts";
import { useEnter } from "./use-enter.ts";

/** Signs in, or leads to the second step, which is in the URL so that a reload keeps it. */
export function useLogIn(area: Area) {
  const enter = useEnter(area);
  const [, setQuery] = useAddress();
  return useForm(signIn[accountKindOf(area)], {
    initial: () => ({ email: "", password: "" }),
    input: (body) => ({ body }),
    onSuccess: ({ data }) => {
      if ("uid" in data) return enter(data);
      setQuery((query) => new URLSearchParams([...query, [SECOND_STEP, "1"]]), { replace: true });
      return undefined;
    },
  });
}
