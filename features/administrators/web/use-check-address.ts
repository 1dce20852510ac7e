import { useState } from "react";
import { toEmail } from "#kit/contract/fields/email.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { checkAdministratorRegistered } from "../contract/calls.ts";
import { useAdministratorMessages } from "./messages.ts";

/** Says what will become of the person with the address, or why nothing can, once its field is left. */
export function useCheckAddress(communityId: number, typed: string) {
  const text = useAdministratorMessages().form;
  const { language } = useLanguage();
  const [left, setLeft] = useState("");
  const body = { email: left };
  const { data, error } = useCall(
    checkAdministratorRegistered,
    { params: { id: communityId }, body },
    { enabled: left !== "" },
  );
  const isOfThis = toEmail(typed) === left;
  const outcome = data && (data.data.name === null ? text.willInvite : text.willAppoint(data.data.name));
  return {
    /** The form itself refuses a text that is no address. */
    run: (email: string) => {
      const checked = checkValues(checkAdministratorRegistered.body, { email });
      setLeft("cleaned" in checked ? toEmail(email) : "");
    },
    outcome: isOfThis ? outcome : undefined,
    problem: isOfThis && error?.status === 400 ? errorText(error, language) : undefined,
  };
}
