import { expect, test } from "vitest";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { showCommunityTerms, showProviderTerms } from "../contract/calls.ts";
import type { TermsDocument } from "../contract/views.ts";
import TermsModal from "./terms-modal.tsx";

test.each<[TermsDocument, number | null, string]>([
  ["provider", null, "Enishi 利用規約"],
  ["alumni", 1, "会員規約"],
  ["employee", 1, "コミュニティご利用上の注意"],
])(
  "%s's terms say whose they are, their version, their date to the second and their text (R054–R056)",
  async (document, communityId, title) => {
    const data = { document, version: 3, content: "第一条", created_at: "2026-11-21T03:04:05.000Z" };
    const answer = () => ({ data });
    const server = answerCalls();
    if (communityId === null) server.to(showProviderTerms, answer, { id: "current" });
    else server.to(showCommunityTerms, answer, { id: communityId, document });
    const { screen } = await renderPart(
      <TermsModal document={document} communityId={communityId} onClose={() => {}} />,
    );
    const dialog = screen.getByRole("dialog", { name: title });
    for (const shown of ["第3版", "更新日時 2026/11/21 12:04:05", "第一条"])
      await expect.element(dialog.getByText(shown)).toBeVisible();
  },
);
