import { Readable } from "node:stream";
import { prefectures } from "#kit/contract/fields/prefectures.ts";
import type { Language } from "#kit/contract/language.ts";
import { type Entry, jsonArray, textFile } from "#kit/server/files/archive.ts";
import type { Context } from "#kit/server/http/context.ts";
import { stoppedSince } from "#kit/server/mail/bouncing-addresses.ts";
import type { Services } from "#kit/server/work/services.ts";
import { type FileKey, fileNames, folderNames, pictureNames } from "./file-names.ts";
import { lists } from "./lists.ts";
import * as data from "./own-data.sql.ts";
import { readme } from "./readme.ts";

export type DataOwner = Pick<Context, "db" | "now" | "enter"> & {
  readonly accountId: number;
  readonly language: Language;
};

/** Returns all of somebody's own data; rows and pictures are read when their file is written. */
export async function entriesOf({
  services,
  ...whose
}: DataOwner & { services: Services }): Promise<Entry[]> {
  const { db, accountId, language } = whose;
  const account = () => accountText(whose, services);
  const json = (key: FileKey, open: Entry["open"]): Entry => ({
    path: `${fileNames[key][language]}.json`,
    open,
  });
  const pictures = (await data.listPictures(db, accountId)).map((picture) =>
    pictureEntry(services, picture, language),
  );
  const attachments = (await data.listAttachments(db, accountId)).map((file) =>
    attachmentEntry(services, file, language),
  );
  return [
    { path: "README.txt", open: () => textFile(readme(language, services.clock.now())) },
    json("account", async () => textFile(await account())),
    ...lists.map(([key, list]) => json(key, () => jsonArray(list(whose)))),
    ...pictures,
    ...attachments,
  ];
}

async function accountText({ db, accountId, language }: DataOwner, services: Services): Promise<string> {
  const account = await data.findAccount(db, accountId, language);
  const prefecture = prefectures.find(({ id }) => id === account?.prefecture)?.[language] ?? null;
  const mail_returned_since = account?.email ? await stoppedSince({ db, services }, account.email) : null;
  return `${JSON.stringify({ ...account, prefecture, mail_returned_since }, null, 2)}\n`;
}

/** A file removed meanwhile is empty. */
const fileStream = async ({ storage }: Services, key: string): Promise<Readable> =>
  (await storage.stream(key))?.body ?? Readable.from([]);

function pictureEntry(services: Services, picture: data.OwnPicture, language: Language): Entry {
  const { post_id, position, storage_key, variants } = picture;
  const largest = variants.toSorted((one, other) => other.width - one.width)[0];
  const name =
    post_id === null
      ? pictureNames.icon[language]
      : `${pictureNames.post[language]}${post_id}-${Number(position) + 1}`;
  return {
    path: `${folderNames.pictures[language]}/${name}.${largest?.contentType.split("/")[1] ?? "webp"}`,
    open: () => fileStream(services, `${storage_key}/${largest?.name}`),
    packed: true,
  };
}

/** Keeps the name as it was given, without characters that would lead out of the folder. */
function attachmentEntry(services: Services, file: data.OwnAttachment, language: Language): Entry {
  const name = file.name.replace(/[\p{Cc}/\\:*?"<>|]/gu, "_").slice(-100);
  return {
    path: `${folderNames.attachments[language]}/${file.inquiry_id}-${file.position}-${name}`,
    open: () => fileStream(services, file.storage_key),
  };
}
