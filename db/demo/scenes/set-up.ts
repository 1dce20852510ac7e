import { updateCommunity } from "#features/community-settings/contract/calls.ts";
import { saveEntryForm } from "#features/member-details/contract/entry-form.ts";
import { giveConsents } from "#features/terms/contract/consent-calls.ts";
import { createTermsVersion, listTermsVersions, termsTabs } from "#features/terms/contract/office-calls.ts";
import type { DemoCommunity } from "../communities.ts";
import { draw } from "../drawings/draw.ts";
import type { DemoPerson } from "../people/person.ts";
import type { DemoClient, Stage } from "../stage.ts";

/** The contractor makes the settings, the registration form and the terms of a new community its own. */
export async function setUpCommunity(
  stage: Stage,
  id: number,
  {
    contractor,
    settings,
    form,
    terms,
  }: Pick<DemoCommunity, "settings" | "form" | "terms"> & {
    readonly contractor: DemoPerson;
  },
): Promise<void> {
  const as = await stage.as(contractor);
  const params = { id };
  await as(updateCommunity, { params, body: settings });
  await as(saveEntryForm, { params, body: { ...form, updated_at: null } });
  for (const tab of termsTabs) {
    const { data } = await as(listTermsVersions, { params, query: { tab } });
    const based_on = data.records[0]?.version ?? 0;
    const { version } = (
      await as(createTermsVersion, { params, body: { tab, content: terms[tab], based_on } })
    ).data;
    // Their author is bound by those for employees, and enters again once they have agreed.
    if (tab === "employee")
      await as(giveConsents, { params, body: { consents: [{ document: tab, version }] } });
  }
}

export async function hangPictures(as: DemoClient, id: number): Promise<void> {
  const [header_image, mark] = await Promise.all([draw("header", 1), draw("mark", 1)]);
  const files = { header_image, profile_image: mark, operating_image: mark };
  await as(updateCommunity, { params: { id }, body: {}, files });
}
