import type { ReactNode } from "react";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { ownerConfirmation } from "../contract/schemas.ts";
import type { OwnAccount } from "../contract/views.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { OwnerField } from "./owner-field.tsx";
import { useAccount } from "./use-account.ts";
import { bindTo, useSubmit } from "./use-submit.ts";
import { UserName } from "./user-name.tsx";

type Confirmation = { readonly current_password?: string };

export type OwnerFormProps<C extends AnyCall> = {
  readonly call: C;
  readonly inputOf: (confirmation: Confirmation) => CallInput<C>;
  readonly submit: string;
  readonly danger?: boolean;
  /** Beside the button: the way back. */
  readonly other?: ReactNode;
  readonly onDone: (answer: AnswerOf<C>) => void;
  readonly onRefused?: (error: ApiError) => void;
};

/** Makes a call that only the owner may make: asks for the password, or for a new login where the account has none. */
export function OwnerForm<C extends AnyCall>(props: OwnerFormProps<C>) {
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useAccount();
  if (data) return <KnownOwnerForm {...props} account={data.data} />;
  if (!error) return <SkeletonLine width="100%" />;
  return (
    <ErrorState
      message={errorText({ message_code: error.code }, language)}
      onRetry={() => void refetch()}
      pending={isFetching}
    />
  );
}

const initial = () => ({ current_password: "" });
const check = (values: { current_password: string }) => checkValues(ownerConfirmation, values);
/** Without a password there is nothing to type, so nothing can be missing. */
const checkNothing = (values: { current_password: string }) => ({ mended: values });

function KnownOwnerForm<C extends AnyCall>({
  account: { email, has_password },
  call,
  inputOf,
  submit,
  danger,
  other,
  onDone,
  onRefused,
}: OwnerFormProps<C> & { account: OwnAccount }) {
  const text = useAccountMessages();
  const state = useCheckedForm({ initial, check: has_password ? check : checkNothing });
  const { form, isPending, failure, onSubmit } = useSubmit(call, {
    state,
    inputOf: (values) => inputOf(has_password ? values : {}),
    onDone: (_, answer) => onDone(answer),
    ...(onRefused && { onRefused }),
  });
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      {failure && <NoticeBox alert>{failure}</NoticeBox>}
      {email && <UserName email={email} />}
      <OwnerField {...bindTo(state)("current_password", text.field.currentPassword)} asks={has_password} />
      <div className={styles.formButtons}>
        {other}
        <Button type="submit" variant={danger ? "danger" : "primary"} pending={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
