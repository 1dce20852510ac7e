import { beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  showAlumniTerms,
  showCommunityTerms,
  showEmployeeTerms,
  showProviderTerms,
} from "../contract/calls.ts";
import type { TermsDocument } from "../contract/views.ts";
import { publishTerms } from "./index.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const guest = server.as("guest");

const publish = (communityId: number | null, document: TermsDocument, content: string) =>
  publishTerms({ db: server.database.kysely, now: server.clock.now() }, { communityId, document, content });

beforeAll(async () => {
  await publish(null, "provider", "利用規約 第一版");
  await publish(null, "provider", "利用規約 第二版");
  await publish(aoba, "alumni", "青葉製作所アルムナイ会員規約");
  await publish(aoba, "employee", "青葉製作所 ご利用上の注意");
});

describe("the provider's terms", () => {
  test("are open to somebody without an account, in their newest version", async () => {
    const { data } = await guest.call(showProviderTerms, { params: { id: "current" } });
    expect(data).toEqual({
      document: "provider",
      version: 2,
      content: "利用規約 第二版",
      created_at: "2026-11-21T03:00:00.000Z",
    });
  });

  test("an earlier version can still be read", async () => {
    const { data } = await guest.call(showProviderTerms, { params: { id: 1 } });
    expect(data.content).toBe("利用規約 第一版");
  });

  test.each([3, 0, "newest"])("version %s is not found", async (id) => {
    const visit = guest.call(showProviderTerms, { params: { id } });
    await expect(visit).rejects.toMatchObject({ status: 404, code: "RECORD_NOT_FOUND" });
  });
});

describe("a community's terms", () => {
  test("differ for alumni and employees, and answer alike on both spellings of the call (R020, R500)", async () => {
    const params = { id: aoba };
    const alumni = await guest.call(showAlumniTerms, { params });
    const employee = await guest.call(showEmployeeTerms, { params });
    expect([alumni.data.content, employee.data.content]).toEqual([
      "青葉製作所アルムナイ会員規約",
      "青葉製作所 ご利用上の注意",
    ]);
    expect(await guest.call(showCommunityTerms, { params: { ...params, document: "alumni" } })).toEqual(
      alumni,
    );
  });

  test("are not those of another community", async () => {
    const visit = guest.call(showAlumniTerms, { params: { id: minato } });
    await expect(visit).rejects.toMatchObject({ status: 404 });
  });
});

test("two versions published at once are two versions", async () => {
  const results = await Promise.allSettled([
    publish(minato, "alumni", "みなと校友会 会則"),
    publish(minato, "alumni", "みなと校友会 会則 改"),
  ]);
  const versions = results.flatMap((one) => (one.status === "fulfilled" ? [one.value.version] : []));
  expect(new Set(versions).size).toBe(versions.length);
  const { data } = await guest.call(showAlumniTerms, { params: { id: minato } });
  expect(data.version).toBe(Math.max(...versions));
});
