import { describe, expect, test } from "vitest";
import { prefectures } from "#kit/contract/fields/prefectures.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showPostalCode } from "../contract/calls.ts";

const server = await startTestServer();
const guest = server.as("guest");
/** Returns prefecture, city and town in one text. */
const addressesOf = async (code: string): Promise<string[]> =>
  (await guest.call(showPostalCode, { params: { code } })).data.addresses.map(
    ({ prefecture_id, city, town }) =>
      `${prefectures.find(({ id }) => id === prefecture_id)?.ja ?? "?"}${city}${town}`,
  );

describe("the addresses of a postal code", () => {
  test.each([
    ["1500001", ["東京都渋谷区神宮前"]],
    ["0600000", ["北海道札幌市中央区"]],
    ["9000001", ["沖縄県那覇市港町"]],
    // The city has had these wards since 2024.
    ["4300801", ["静岡県浜松市中央区神立町"]],
    ["4980000", ["愛知県弥富市", "三重県桑名郡木曽岬町"]],
    ["8900000", ["鹿児島県鹿児島市", "鹿児島県鹿児島郡三島村"]],
  ])("%s", async (code, expected) => {
    expect(await addressesOf(code)).toEqual(expected);
  });

  test("are many for some codes, each of them once", async () => {
    const many = await addressesOf("4520961");
    expect(many.length).toBeGreaterThan(50);
    expect(new Set(many).size).toBe(many.length);
  });

  test("name no remarks of the post", async () => {
    expect(await addressesOf("4090211")).toSatisfy((all: string[]) => all.every((one) => !/場合/.test(one)));
  });

  test("are none for a code that is not in use", async () =>
    expect(await addressesOf("0000000")).toEqual([]));

  test("may be kept by browsers", async () => {
    const { headers } = await guest.send(showPostalCode, { params: { code: "1500001" } });
    expect(headers["cache-control"]).toBe("public, max-age=86400");
  });

  test.each(["150000", "15000011", "150-0001", "abcdefg", "__proto__"])(
    "%s is no postal code",
    async (code) => {
      const asked = guest.call(showPostalCode, { params: { code } });
      await expect(asked).rejects.toMatchObject({ status: 404 });
    },
  );
});
