import { useMemo } from "react";
import { useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useAddress } from "#kit/web/router/use-address.ts";
import {
  createTermsVersion,
  listTermsVersions,
  showTermsVersion,
  type TermsTab,
} from "../contract/office-calls.ts";
import { newVersionOf, type TermsPlace } from "./terms-place.ts";
import { TermsTabs } from "./terms-tabs.tsx";
import { TermsVersions } from "./terms-versions.tsx";
import { useVersionMessages } from "./version-messages.ts";

/** CD40: writes new versions of the community's terms, and compares those there are. R368, R505 */
export default function TermsScreen() {
  const text = useVersionMessages();
  const communityId = Number(useParams().id);
  const [address] = useAddress();
  const tab: TermsTab = address.get("tab") === "employee" ? "employee" : "alumni";
  const place = useMemo(() => ofCommunity(communityId, tab), [communityId, tab]);
  return (
    <div className={common.office}>
      <h1>{text.title}</h1>
      <TermsTabs communityId={communityId} current={tab} />
      <TermsVersions key={tab} place={place} />
    </div>
  );
}

const ofCommunity = (id: number, tab: TermsTab): TermsPlace => ({
  of: "community",
  useVersions: () =>
    useCall(listTermsVersions, { params: { id }, query: { tab } }, { refetchOnWindowFocus: false }),
  useVersion: (version) => useCall(showTermsVersion, { params: { id, version }, query: { tab } }),
  useNewVersion: (newest, options) =>
    useForm(createTermsVersion, {
      ...options,
      input: (values) => ({ params: { id }, body: { tab, ...newVersionOf(values, newest) } }),
    }),
  consentsPath: (agreed_version) =>
    linkTo("/community/communities/:id/terms_of_uses/consents", { id }, { tab, agreed_version }),
});
