import { updateCommunity } from "#features/community-settings/contract/calls.ts";
import { castToken } from "#kit/testing/cast.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { ms, print } from "../print.ts";
import type { Running } from "../process.ts";
import { launchBrowser, openSignedIn } from "../signed-in-page.ts";
import { medianOf, timesOf } from "../times.ts";

const ROUNDS = 9;

/** Measures from the request that saves a section until a member's open page shows the new name of the community. */
export async function measureSettings({ url }: Running): Promise<void> {
  const misaki = createHttpClient(url, "misaki");
  const browser = await launchBrowser();
  const viewport = { width: 1280, height: 800 };
  const page = await openSignedIn(browser, url, {
    area: "alumni",
    token: castToken("hanako"),
    viewport,
    script: "",
  });
  await page.goto(`${url}/alumni/communities/1`);
  await page.getByRole("main").waitFor();
  const times = await timesOf(ROUNDS + 1, async (round) => {
    const name = `青葉アルムナイの会 第${round}`;
    await misaki.call(updateCommunity, { params: { id: 1 }, body: { name } });
    await page.getByText(name).first().waitFor();
  });
  await browser.close();
  const warm = times.slice(1);
  print(
    `A section of the settings saved until another browser shows it, ${ROUNDS} times: median ${ms(medianOf(warm))} ms, ${ms(Math.max(...warm))} at most.`,
  );
}
