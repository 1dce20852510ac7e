import type { ReactNode } from "react";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import type { AfterCall } from "#kit/web/query/after-call.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { ownerConfirmation } from "../contract/schemas.ts";
import type { OwnAccount } from "../contract/views.ts";
import { OwnerField } from "./owner-field.tsx";
import { useAccount } from "./use-account.ts";
import { UserName } from "./user-name.tsx";

type Confirmation = { readonly current_password?: string };

export type OwnerFormProps<C extends AnyCall> = AfterCall<C, { current_password: string }> & {
  readonly call: C;
  readonly inputOf: (confirmation: Confirmation) => CallInput<C>;
  readonly submit: string;
  readonly danger?: boolean;
  readonly other?: ReactNode;
  readonly onDone: (answer: AnswerOf<C>) => void;
  readonly onRefused?: (error: ApiError) => void;
};

/** Makes a call that only the owner may make: asks for the password, or for a new login where the account has none. */
export function OwnerForm<C extends AnyCall>(props: OwnerFormProps<C>) {
  return (
    <Loaded query={useAccount()} skeleton={<SkeletonLine />}>
      {({ data }) => <KnownOwnerForm {...props} account={data} />}
    </Loaded>
  );
}

const initial = () => ({ current_password: "" });
/** Without a password nothing is typed, so nothing can be missing. */
const checkNothing = (values: { current_password: string }) => ({ cleaned: values });

function KnownOwnerForm<C extends AnyCall>({
  account: { email, has_password },
  call,
  inputOf,
  submit,
  danger,
  other,
  ...after
}: OwnerFormProps<C> & { account: OwnAccount }) {
  const form = useForm(call, {
    initial,
    check: has_password ? ownerConfirmation : checkNothing,
    input: (values) => inputOf(has_password ? values : {}),
    ...after,
  });
  return (
    <Form
      form={form}
      submit={submit}
      variant={danger ? "danger" : "primary"}
      other={other}
      submitsOnEnter={!danger}
    >
      {email && <UserName email={email} />}
      <OwnerField {...form.bind("current_password")} asks={has_password} />
    </Form>
  );
}
