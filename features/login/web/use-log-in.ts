import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { signIn } from "#features/sessions/contract/calls.ts";
import { SECOND_STEP } from "#features/sessions/contract/paths.ts";
import { send } from "#kit/web/api/send.ts";
import { kindOfArea } from "#kit/web/session/area.ts";
import { type LoginArea, useEnter } from "./use-enter.ts";

type Credentials = { readonly email: string; readonly password: string };

/** Leads in, or to the second step, which stands in the address so that a reload does not lose it. */
export function useLogIn(area: LoginArea) {
  const enter = useEnter(area);
  const [, setQuery] = useSearchParams();
  return useMutation<void, Error, Credentials>({
    meta: { quiet: true },
    mutationFn: async (body) => {
      const { data } = await send(signIn[kindOfArea(area)], { body });
      if ("uid" in data) return enter(data);
      setQuery((query) => new URLSearchParams([...query, [SECOND_STEP, "1"]]), { replace: true });
    },
  });
}
