import { expect, test } from "vitest";
import { createRateLimits, type RateLimits } from "../rate/rate-limits.ts";
import { processImage } from "./process-image.ts";
import { jpeg, png } from "./test-pictures.test-helper.ts";

const payer = (accountId: number) => ({ accountId, rateLimits: createRateLimits(undefined) });

test("a picture comes back from the process that made it, and a refusal with its code", async () => {
  const image = await processImage(payer(1), await png(500, 250), "post");
  expect(image).toMatchObject({ width: 500, height: 250, placeholder: expect.stringMatching(/^#/) });
  expect(image.variants.map(({ bytes }) => bytes.length > 0)).toEqual(Array(6).fill(true));
  await expect(processImage(payer(1), Buffer.from("text"), "post")).rejects.toMatchObject({
    code: "NOT_AN_IMAGE",
  });
});

test("the account is charged with the time its pictures take, refused ones too, and nobody else", async () => {
  const { rateLimits } = payer(0);
  const spent: [string, number][] = [];
  const counting: RateLimits = {
    ...rateLimits,
    spend: async (_: string, key: string, ms: number) => void spent.push([key, ms]),
  };
  const whole = await jpeg(800, 600);
  await processImage({ accountId: 7, rateLimits: counting }, whole, "post");
  await processImage({ accountId: 8, rateLimits: counting }, whole.subarray(0, 2_000), "post").catch(
    () => {},
  );
  expect(spent.map(([key]) => key)).toEqual(["account:7", "account:8"]);
  expect(spent.every(([, ms]) => Number.isInteger(ms) && ms > 0)).toBe(true);

  await rateLimits.spend("imageMs", "account:7", 30_000);
  await expect(processImage({ accountId: 7, rateLimits }, whole, "post")).rejects.toMatchObject({
    status: 429,
    faults: [{ message_code: "ERROR_TOO_MANY_REQUESTS", params: { seconds: expect.any(Number) } }],
  });
  expect(await processImage({ accountId: 8, rateLimits }, whole, "post")).toMatchObject({ width: 800 });
});

test("of one account's pictures one is made at a time, while those of another pass", async () => {
  const other = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  const { rateLimits } = payer(0);
  const counting: RateLimits = {
    ...rateLimits,
    assertLeft: async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      // If the other account had to wait for it, this would never end.
      await other.promise;
    },
    spend: async () => {
      underWay -= 1;
    },
  };
  const photo = await jpeg(400, 300);
  const send = (accountId: number, limits = counting) =>
    processImage({ accountId, rateLimits: limits }, photo, "post");
  const many = Array.from({ length: 5 }, () => send(1));
  await send(2, rateLimits);
  other.resolve();
  await Promise.all(many);
  expect(most).toBe(1);
});
