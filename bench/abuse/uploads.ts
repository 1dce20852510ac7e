import { type ClientRequest, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { jpeg } from "#kit/server/images/test-pictures.test-helper.ts";
import { type BenchData, headersOf } from "../data.ts";
import { ms, print } from "../print.ts";
import type { Running } from "../process.ts";
import { signInMember } from "../sign-in.ts";
import { timesOf } from "../times.ts";

const UPLOADS = 20;
const LARGEST = 61 * 1024 * 1024;
/** Guests come from these addresses of this machine. */
const PLACES = ["127.0.0.2", "127.0.0.3", "127.0.0.4"];

/** A guest at the address announces the largest form and sends next to nothing of it. */
function sendSlowly(server: Running, place: string): ClientRequest {
  const sent = request(`${server.url}/api/inquiries`, {
    method: "POST",
    localAddress: place,
    agent: false,
    headers: {
      ...headersOf(),
      "content-type": "multipart/form-data; boundary=edge",
      "content-length": LARGEST,
    },
  });
  sent.on("error", () => {});
  sent.write('--edge\r\ncontent-disposition: form-data; name="content"\r\n\r\nabc');
  return sent;
}

const slowestOf = async (send: () => Promise<Response>): Promise<number> =>
  Math.max(
    ...(await timesOf(UPLOADS, async () => {
      const answer = await send();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`an upload was answered ${answer.status}`);
    })),
  );

/** Six slow forms come from three addresses, while a member sends pictures and a guest an inquiry. */
export async function printUploads(server: Running, data: BenchData): Promise<void> {
  const token = await signInMember(server, 20);
  const picture = new File([new Uint8Array(await jpeg(600, 400))], "写真.jpg");
  const form = (fields: Record<string, string | File>): FormData => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, value);
    return made;
  };
  const upload = () =>
    fetch(`${server.url}/api/communities/${data.communityId}/media/upload`, {
      method: "POST",
      headers: headersOf(token),
      body: form({ image: picture }),
    });
  const inquire = () =>
    fetch(`${server.url}/api/inquiries`, {
      method: "POST",
      headers: headersOf(),
      body: form({ inquiry_type: "3", content: "画面が開きません。", email: "guest@bench.example" }),
    });
  await slowestOf(upload);
  const quiet = { member: await slowestOf(upload), guest: await slowestOf(inquire) };
  const slow = [...PLACES, ...PLACES].map((place) => sendSlowly(server, place));
  await wait(500);
  const disturbed = { member: await slowestOf(upload), guest: await slowestOf(inquire) };
  for (const sent of slow) sent.destroy();
  for (const who of ["member", "guest"] as const)
    print(
      `${UPLOADS} uploads of a ${who}, the slowest: ${ms(quiet[who])} ms; beside ${slow.length} slow forms of 61 MB from ${PLACES.length} addresses ${ms(disturbed[who])} ms.`,
    );
}
