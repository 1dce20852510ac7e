import { useState } from "react";
import { expect, test } from "vitest";
import { showCommunityTerms, showProviderTerms } from "#features/terms/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ConsentFields } from "./consent-fields.tsx";

const unasked = {
  consent_enishi: false,
  consent_enishi_version: 1,
  consent_community: false,
  consent_community_version: 2,
};
const terms = { data: { version: 4, content: "規約", created_at: "2026-01-01T00:00:00.000Z" } };

function Host() {
  const [values, setValues] = useState(unasked);
  const set = (changes: Partial<typeof unasked>) => setValues((now) => ({ ...now, ...changes }));
  return (
    <>
      <ConsentFields
        state={{ values, errors: {}, set, markVisited: () => {} }}
        community={{ id: 1, name: "青葉アルムナイ" }}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

async function open(hasProviderTerms: boolean) {
  const server = answerCalls();
  server.to(showCommunityTerms, filled(showCommunityTerms, terms), { id: 1, document: "alumni" });
  server.to(
    showProviderTerms,
    () => (hasProviderTerms ? filled(showProviderTerms, terms) : refused(404, "RECORD_NOT_FOUND")),
    { id: "current" },
  );
  const { screen } = await renderPart(<Host />);
  const state = () => JSON.parse(screen.getByRole("status").element().textContent ?? "");
  return { screen, state };
}

test("both terms are agreed to in the version that is shown (R220)", async () => {
  const { screen, state } = await open(true);
  await expect.poll(() => screen.getByRole("checkbox").elements().length).toBe(2);
  await expect.poll(state).toMatchObject({ consent_enishi_version: 4, consent_community_version: 4 });
});

test("a provider that has published no terms asks for no consent", async () => {
  const { screen, state } = await open(false);
  await expect.poll(state).toEqual({ ...unasked, consent_enishi_version: 0, consent_community_version: 4 });
  await expect.element(screen.getByRole("checkbox")).toHaveAccessibleName(/青葉アルムナイ/);
});
