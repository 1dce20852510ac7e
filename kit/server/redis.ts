import { createHash } from "node:crypto";
import { Redis } from "ioredis";

/** `prefix` begins every key and channel: several products may use one Redis, whose channels know no databases. */
export type SharedRedis = { readonly client: Redis; readonly prefix: string };

/** The processes of one product share its secret, and so the prefix. */
export async function connectRedis(url: string, secret: string): Promise<SharedRedis> {
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  client.on("error", () => {});
  await client.connect();
  const product = createHash("sha256").update(`redis:${secret}`).digest("hex").slice(0, 16);
  return { client, prefix: `enishi:${product}` };
}
