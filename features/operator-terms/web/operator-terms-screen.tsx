import { newVersionOf, type TermsPlace, TermsVersions } from "#features/terms/web/index.ts";
import common from "#kit/ui/common.module.css";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { createProviderVersion, listProviderVersions, showProviderVersion } from "../contract/calls.ts";
import { useOperatorTermsMessages } from "./messages.ts";

/** Writes new versions of the provider's terms, as an office does those of its community. */
export default function OperatorTermsScreen() {
  const text = useOperatorTermsMessages();
  return (
    <div className={common.office}>
      <h1>{text.title}</h1>
      <p className={common.note}>{text.about}</p>
      <TermsVersions place={place} />
    </div>
  );
}

const place: TermsPlace = {
  of: "provider",
  useVersions: () => useCall(listProviderVersions, {}, { refetchOnWindowFocus: false }),
  useVersion: (version) => useCall(showProviderVersion, { params: { version } }),
  useNewVersion: (newest, options) =>
    useForm(createProviderVersion, {
      ...options,
      input: (values) => ({ body: newVersionOf(values, newest) }),
    }),
};
