import sharp from "sharp";
import { blackRows, craftPng } from "#kit/server/images/test-pictures.test-helper.ts";
import { type BenchData, headersOf } from "../data.ts";
import { describeOthers, measureOthers } from "../others.ts";
import { ms, print } from "../print.ts";
import type { Running } from "../process.ts";
import { signInMember } from "../sign-in.ts";

const SENDERS = 6;
const TIMES = { rounds: 5, seconds: 6 };

/** Returns the file that once cost most for its size, and one at the edge of every bound. */
async function heavyPictures(): Promise<Record<string, Buffer>> {
  const edge = sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: "#c04020" } });
  return {
    "1920 × 16383, one bit": craftPng(1_920, 16_383, blackRows(1_920, 16_383)),
    "7000 × 7000": await edge.png().toBuffer(),
  };
}

/** Uploads the picture over and over for the seconds; returns how many were accepted. */
async function upload(url: string, token: string, picture: Buffer, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let taken = 0;
  while (performance.now() < until) {
    const form = new FormData();
    form.set("image", new File([new Uint8Array(picture)], "picture"));
    const answer = await fetch(url, { method: "POST", headers: headersOf(token), body: form });
    await answer.arrayBuffer();
    if (answer.ok) taken += 1;
  }
  return taken;
}

/** Six members send heavy pictures one after another, without the budget of time, to see the worst. */
export async function printPictures(server: Running, data: BenchData): Promise<void> {
  const url = `${server.url}/api/communities/${data.communityId}/media/upload`;
  const tokens = await Promise.all(Array.from({ length: SENDERS }, (_, n) => signInMember(server, 10 + n)));
  for (const [name, picture] of Object.entries(await heavyPictures())) {
    const from = performance.now();
    const alone = await upload(url, tokens[0] ?? "", picture, 0.001);
    const aloneMs = performance.now() - from;
    const others = await measureOthers(server, data, TIMES, async (seconds) => {
      const taken = await Promise.all(tokens.map((token) => upload(url, token, picture, seconds)));
      return taken.reduce((sum, one) => sum + one, 0);
    });
    const sent = `${name} (${Math.round(picture.length / 1000)} kB, alone ${ms(aloneMs)} ms${alone === 1 ? "" : ", refused"})`;
    print(describeOthers(others, `${SENDERS} at once of ${sent}, ${others.disturbance} made,`));
  }
}
