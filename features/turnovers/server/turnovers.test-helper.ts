import type { TestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";

const link = /\/alumni\/invited_communities\/alumni\/([\w-]+)/;

/** Returns the key of the newest invitation mail to the address. */
export async function keyMailedTo(server: TestServer, address: string): Promise<string> {
  await server.drainJobs();
  return until(`an invitation mail to ${address}`, async () => {
    const mail = (await server.mails()).find((one) => one.to.address === address && link.test(one.text));
    return link.exec(mail?.text ?? "")?.[1];
  });
}
