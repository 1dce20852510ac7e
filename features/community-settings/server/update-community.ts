import { COMMUNITY_ROOM, communityChanged } from "#features/communities/contract/live.ts";
import { lockCommunity, updateSettings } from "#features/communities/server/index.ts";
import { insertFile, storeImage } from "#features/files/server/index.ts";
import type { UploadedFile } from "#kit/contract/call.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { looksLike } from "#kit/contract/fields/likeness.ts";
import type { ImageType } from "#kit/contract/image-address.ts";
import { roomName } from "#kit/contract/live.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { userTypeOf } from "#kit/server/access/actor.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { failure, fieldFailures, found } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { changesBetween, recordAct, recordActs } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import {
  type CommunityPicture,
  type CommunitySettings,
  communityPictures,
  pairs,
  type SettingName,
  sameHour,
  updateCommunity,
} from "../contract/calls.ts";
import { NAMED_ALIKE } from "../contract/limits.ts";
import { findSettings, findUploaded, listNamedLike } from "./settings.sql.ts";
import { loadView } from "./show-settings.ts";
import { settingsOf, sitesOf } from "./values.ts";

/** The header is a banner; the marks of the community and its office are squares, as those of people. */
const imageTypeOf: Readonly<Record<CommunityPicture, ImageType>> = {
  header_image: "community_header",
  profile_image: "user_icon",
  operating_image: "user_icon",
};
const pictureNames = Object.keys(communityPictures) as readonly CommunityPicture[];

type Changes = Partial<CommunitySettings>;
type Files = { readonly [K in CommunityPicture]?: UploadedFile };
type StoredPicture = {
  readonly name: CommunityPicture;
  readonly file: Awaited<ReturnType<typeof storeImage>>;
};

const storePictures = (context: MemberContext<"administrator">, files: Files): Promise<StoredPicture[]> =>
  Promise.all(
    pictureNames
      .filter((name) => files[name])
      .map(async (name) => {
        const owner = {
          type: imageTypeOf[name],
          community_id: context.member.communityId,
          uploader_account_id: context.member.accountId,
        };
        return { name, file: await storeImage(context, files[name], owner, name) };
      }),
  );

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Whether a picture may be shown as the community's is asked only where it is another than before. */
async function assertUploaded(
  work: Work,
  member: Member,
  before: CommunitySettings,
  to: Changes,
): Promise<void> {
  const faults: FieldFault[] = [];
  for (const name of pictureNames) {
    const field = communityPictures[name];
    const fileId = to[field];
    if (typeof fileId !== "number" || fileId === before[field]) continue;
    const { communityId, accountId } = member;
    if (!(await findUploaded(work.db, { communityId, accountId, fileId }, imageTypeOf[name])))
      faults.push({ message_code: fault("INVALID_CHOICE").code, field });
  }
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
}

const isEmpty = (value: unknown): boolean => value === "" || value === null;

/** What a form leaves out may be missing beside what it brings. R481, R482 */
function assertComplete(settings: CommunitySettings): void {
  const missing = pairs.flatMap(([one, other]): SettingName[] => {
    if (isEmpty(settings[one]) === isEmpty(settings[other])) return [];
    return [isEmpty(settings[one]) ? one : other];
  });
  const faults: FieldFault[] = missing.map((field) => ({ message_code: fault("REQUIRED").code, field }));
  if (sameHour(settings)) faults.push({ message_code: fault("INVALID_CHOICE").code, field: "quiet_until" });
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
}

/** @throws ERROR_STATUS_HAS_CHANGED where a value is another than the edit has seen */
function assertUnchanged(before: CommunitySettings, seen: Changes | undefined): void {
  if (changesBetween(before, given(seen ?? {}))) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
}

async function save(work: Work, member: Member, to: Changes, seen: Changes | undefined): Promise<Changes> {
  const { communityId } = member;
  await lockCommunity(work.db, communityId);
  const before = settingsOf(found(await findSettings(work.db, communityId)));
  assertUnchanged(before, seen);
  await assertUploaded(work, member, before, to);
  const after = { ...before, ...to };
  assertComplete(after);
  const changes = changesBetween(before, to);
  if (!changes) {
    await recordActs(work, []);
    return {};
  }
  await updateSettings(work.db, communityId, { ...columnsOf(after), updated_at: work.now });
  await recordAct(work, { changes });
  work.publish(roomName(COMMUNITY_ROOM, communityId), communityChanged, {});
  return Object.fromEntries(Object.keys(changes).map((field) => [field, after[field as SettingName]]));
}

function columnsOf(settings: CommunitySettings) {
  const {
    site_name_1: _,
    site_url_1: __,
    site_name_2: ___,
    site_url_2: ____,
    site_name_3: _____,
    site_url_3: ______,
    ...columns
  } = settings;
  return { ...columns, message_board_sites: sitesOf(settings) };
}

/** They keep their names (docs/decisions/names.md), and the office knows of it. */
async function findNamedAlike(work: Work, { communityId }: Member, changed: Changes) {
  const names = [changed.name, changed.operating_name].filter((name) => name !== undefined);
  const rows = [];
  for (const name of names) {
    const read = name
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\s\p{P}]/gu, "");
    const values = { community: communityId, like: likePattern(read), most: NAMED_ALIKE };
    rows.push(
      ...(await runIn(work.db, listNamedLike, values)).filter((member) => looksLike(member.name, name)),
    );
  }
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(({ id, kind, ...row }) => ({
    ...row,
    user_id: id,
    user_type: userTypeOf(kind),
  }));
}

export const updateCommunityRoute = serveInSteps(updateCommunity, async (context, { body, files }) => {
  const { header_image, profile_image, operating_image, seen, ...written } = body;
  const cleared = Object.entries({ header_image, profile_image, operating_image })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => [communityPictures[name as CommunityPicture], null]);
  const stored = await storePictures(context, files ?? {});
  const { member } = context;
  return context.inTransaction(async (work) => {
    const pictures = await Promise.all(
      stored.map(async ({ name, file }) => [communityPictures[name], (await insertFile(work.db, file)).id]),
    );
    const to: Changes = { ...given(written), ...Object.fromEntries([...cleared, ...pictures]) };
    const changed = await save(work, member, to, seen);
    return {
      data: await loadView(work.db, member.communityId),
      named_alike: await findNamedAlike(work, member, changed),
    };
  });
});
