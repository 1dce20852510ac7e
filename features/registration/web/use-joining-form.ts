import { useCallback, useEffect } from "react";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import type { showInvitedCommunity } from "../contract/calls.ts";
import { type Joining, prepareJoining } from "../contract/joining-schema.ts";
import { checkJoining } from "./check-values.ts";
import { type JoiningDraft, keepJoining } from "./joining-draft.ts";

export type Alumnus = NonNullable<AnswerOf<typeof showInvitedCommunity>["alumnus"]>;
type Facts = {
  readonly draft: JoiningDraft;
  readonly alumnus: Alumnus;
  readonly form: RegistrationForm;
  readonly said: readonly FieldFault[];
};

/** Begins with what the account has said before; kept in the draft at every step. */
export function useJoiningForm({ draft, alumnus, form, said }: Facts) {
  const state = useCheckedForm<Joining>({
    initial: () => prepareJoining({ ...alumnus, ...draft.values }, form),
    check: useCallback((values: Joining) => checkJoining(values, form), [form]),
    said,
  });
  const { values } = state;
  useEffect(() => keepJoining({ ...draft, values }), [draft, values]);
  return {
    ...state,
    submit(): Joining | null {
      const mended = state.submit();
      // At once, since the confirmation reads it before this screen has drawn again.
      if (mended) keepJoining({ ...draft, values: mended });
      return mended;
    },
  };
}
