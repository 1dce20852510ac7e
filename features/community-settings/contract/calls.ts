import * as z from "zod/mini";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { communityTheme } from "#features/communities/contract/views.ts";
import { fileErrors } from "#features/files/contract/errors.ts";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule, stringField } from "#kit/contract/fields/field-schema.ts";
import { line, name, text, tidy } from "#kit/contract/fields/text.ts";
import { webAddress } from "#kit/contract/fields/web-address.ts";
import { lastChange } from "#kit/contract/last-change.ts";
import { id, oneOf } from "#kit/contract/wire.ts";
import {
  BOARD_CONTENT,
  type BOARD_SITES,
  BOARD_TITLE,
  COLOR,
  COMMUNITY_NAME,
  DESCRIPTION,
  SITE_NAME,
  SITE_URL,
} from "./limits.ts";

eventWords({
  fields: {
    operating_name: { ja: "事務局名", en: "Office" },
    description: { ja: "紹介文", en: "Introduction" },
    header_file_id: { ja: "ヘッダー画像", en: "Header picture" },
    profile_file_id: { ja: "コミュニティのアイコン", en: "Mark of the community" },
    operating_file_id: { ja: "事務局のアイコン", en: "Mark of the office" },
    theme_color: { ja: "テーマカラー", en: "Colour" },
    message_board_title: { ja: "伝言板のタイトル", en: "Title of the message board" },
    message_board_content: { ja: "伝言板の本文", en: "Text of the message board" },
    site_name_1: { ja: "サイト1の名前", en: "Name of site 1" },
    site_url_1: { ja: "サイト1のURL", en: "URL of site 1" },
    site_name_2: { ja: "サイト2の名前", en: "Name of site 2" },
    site_url_2: { ja: "サイト2のURL", en: "URL of site 2" },
    site_name_3: { ja: "サイト3の名前", en: "Name of site 3" },
    site_url_3: { ja: "サイト3のURL", en: "URL of site 3" },
    can_use_invited_code: { ja: "メンバーによる招待URLの発行", en: "Invitation links by members" },
    group_creation: { ja: "メンバーによるグループの作成", en: "Groups by members" },
    post_article_permission: { ja: "記事を投稿できる人", en: "Who may post articles" },
    post_recruitment_permission: { ja: "募集を投稿できる人", en: "Who may post calls for members" },
    interest_display_setting_recruitment: {
      ja: "募集に興味のある人の公開",
      en: "Who is interested in calls for members is shown",
    },
    interest_display_setting_joboffer: {
      ja: "求人に興味のある人の公開",
      en: "Who is interested in job offers is shown",
    },
    approve_alumni_by_hand: { ja: "アルムナイの登録の承認制", en: "Alumni are approved by hand" },
    mails_applications: { ja: "承認待ちのメール", en: "Emails about applications" },
    mails_waiting_chats: { ja: "返信を待つチャットのメール", en: "Emails about chats that wait" },
    quiet_from: { ja: "メールを控える時間の開始", en: "Quiet hours from" },
    quiet_until: { ja: "メールを控える時間の終了", en: "Quiet hours until" },
  },
});

/** `post_article_permission` and `post_recruitment_permission` hold bits: 1 for employees, 2 for alumni. */
export const permissions = [0, 1, 2, 3] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const fileId = z.nullable(z.number());
const hour = z.nullable(z.number());

/** Every setting of the office, by the name under which it is saved. A site of the board without a name is none. */
const settings = z.object({
  name: z.string(),
  corporation_name: z.string(),
  operating_name: z.string(),
  description: z.string(),
  header_file_id: fileId,
  profile_file_id: fileId,
  operating_file_id: fileId,
  theme_color: z.string(),
  message_board_title: z.string(),
  message_board_content: z.string(),
  site_name_1: z.string(),
  site_url_1: z.string(),
  site_name_2: z.string(),
  site_url_2: z.string(),
  site_name_3: z.string(),
  site_url_3: z.string(),
  can_use_invited_code: z.boolean(),
  group_creation: z.boolean(),
  post_article_permission: z.number(),
  post_recruitment_permission: z.number(),
  interest_display_setting_recruitment: z.boolean(),
  interest_display_setting_joboffer: z.boolean(),
  approve_alumni_by_hand: z.boolean(),
  mails_applications: z.boolean(),
  mails_waiting_chats: z.boolean(),
  /** News at once waits from this hour in Japan until the other; null for both where there are no quiet hours. */
  quiet_from: hour,
  quiet_until: hour,
});
export type CommunitySettings = z.output<typeof settings>;
export type SettingName = keyof CommunitySettings;

export const siteNumbers = [1, 2, 3] as const satisfies { readonly length: typeof BOARD_SITES };

/** Each section of the page is saved by itself, and an edit of one never concerns another. */
export const settingsSections = {
  names: ["name", "corporation_name", "operating_name", "description"],
  looks: ["header_file_id", "profile_file_id", "operating_file_id", "theme_color"],
  board: [
    "message_board_title",
    "message_board_content",
    "site_name_1",
    "site_url_1",
    "site_name_2",
    "site_url_2",
    "site_name_3",
    "site_url_3",
  ],
  permissions: [
    "post_article_permission",
    "post_recruitment_permission",
    "group_creation",
    "can_use_invited_code",
    "interest_display_setting_recruitment",
    "interest_display_setting_joboffer",
  ],
  joining: ["approve_alumni_by_hand"],
  notices: ["mails_applications", "mails_waiting_chats", "quiet_from", "quiet_until"],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;
export type SettingsSection = keyof typeof settingsSections;
export const sectionNames = Object.keys(settingsSections) as readonly SettingsSection[];

/** A form of several parts says `true`, `1`, `false` or `0`. */
const yesOrNo = z.optional(
  z.pipe(
    z.union([z.boolean(), z.enum(["true", "false", "1", "0"])]),
    z.transform(
      (value: boolean | "true" | "false" | "1" | "0") => value === true || value === "true" || value === "1",
    ),
  ),
);
const permission = z.optional(oneOf(permissions));
/** A form of several parts sends an empty text for none. */
const quietHour = z.optional(
  z.pipe(
    z.nullable(z.union([z.literal(""), oneOf(hours)])),
    z.transform((value: "" | number | null) => (value === "" ? null : value)),
  ),
);
/** The picture of this name is taken away; a new one comes as the file of the same name. */
const noPicture = z.optional(z.nullable(z.literal("")));
const picture = z.optional(z.nullable(id));

/** R447 */
const color = stringField({
  max: 7,
  convert: (value) => tidy(value).normalize("NFKC").toUpperCase(),
  find: (value) => (COLOR.test(value) ? undefined : fault("COLOR")),
});

type Given = Readonly<Partial<Record<SettingName, unknown>>>;
const isEmpty = (value: unknown): boolean => value === "" || value === null;
/** The second is missing although the first stands there; where one is left out, the server looks at what is stored. */
const goesWith = (needed: SettingName, because: SettingName) =>
  fieldRule<CommunitySettings>(needed, (given: Given) =>
    isEmpty(given[needed]) && given[because] !== undefined && !isEmpty(given[because])
      ? fault("REQUIRED")
      : undefined,
  );

/** R481, R482: a title and its content, a site's name and its URL, and both ends of the quiet hours come together. */
export const pairs: readonly (readonly [SettingName, SettingName])[] = [
  ["message_board_title", "message_board_content"],
  ...siteNumbers.map((n) => [`site_name_${n}`, `site_url_${n}`] as const),
  ["quiet_from", "quiet_until"],
];

/** Hours that begin and end at once would be a whole day, or none. */
export const sameHour = ({ quiet_from, quiet_until }: Given): boolean =>
  typeof quiet_from === "number" && quiet_from === quiet_until;

const siteName = z.optional(line(SITE_NAME));
const siteUrl = z.optional(webAddress(SITE_URL));
const body = z
  .object({
    name: z.optional(name(COMMUNITY_NAME)),
    corporation_name: z.optional(name(COMMUNITY_NAME)),
    operating_name: z.optional(name(COMMUNITY_NAME)),
    description: z.optional(text(DESCRIPTION)),
    header_file_id: picture,
    profile_file_id: picture,
    operating_file_id: picture,
    header_image: noPicture,
    profile_image: noPicture,
    operating_image: noPicture,
    theme_color: z.optional(color),
    message_board_title: z.optional(line(BOARD_TITLE)),
    message_board_content: z.optional(text(BOARD_CONTENT)),
    site_name_1: siteName,
    site_url_1: siteUrl,
    site_name_2: siteName,
    site_url_2: siteUrl,
    site_name_3: siteName,
    site_url_3: siteUrl,
    can_use_invited_code: yesOrNo,
    group_creation: yesOrNo,
    post_article_permission: permission,
    post_recruitment_permission: permission,
    interest_display_setting_recruitment: yesOrNo,
    interest_display_setting_joboffer: yesOrNo,
    approve_alumni_by_hand: yesOrNo,
    mails_applications: yesOrNo,
    mails_waiting_chats: yesOrNo,
    quiet_from: quietHour,
    quiet_until: quietHour,
    /** The edit has seen these values; where one of them is another by now, nothing is saved. */
    seen: z.optional(
      z.partial(
        z.object({
          ...settings.shape,
          ...Object.fromEntries(
            Object.entries(settings.shape)
              .filter(([, schema]) => schema instanceof z.ZodMiniString)
              .map(([field]) => [field, z.string().check(z.maxLength(SITE_URL))]),
          ),
          post_article_permission: oneOf(permissions),
          post_recruitment_permission: oneOf(permissions),
        } as typeof settings.shape),
      ),
    ),
  })
  .check(...pairs.flatMap(([one, other]) => [goesWith(one, other), goesWith(other, one)]))
  .check(
    fieldRule<CommunitySettings>("quiet_until", (given: Given) =>
      sameHour(given) ? fault("INVALID_CHOICE") : undefined,
    ),
  );

/** The pictures of a community, each with the setting that holds it. */
export const communityPictures = {
  header_image: "header_file_id",
  profile_image: "profile_file_id",
  operating_image: "operating_file_id",
} as const satisfies Readonly<Record<string, SettingName>>;
export type CommunityPicture = keyof typeof communityPictures;

const alike = z.object({
  user_id: z.number(),
  user_type: z.enum(["alumni", "employee"]),
  management_no: z.number(),
  state: z.string(),
  name: z.string(),
});
export type NamedAlike = z.output<typeof alike>;

const settingsView = z.object({
  settings,
  header_image_url: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
  operating_image_url: z.nullable(z.string()),
  /** These are the shades that the colour gives, and what is read on them. */
  theme: communityTheme,
  /** The office reads this; the operator or another page of the office changes it. */
  elsewhere: z.object({
    demands_second_factor: z.boolean(),
    community_site_available: z.boolean(),
    is_private: z.boolean(),
    is_daiko: z.boolean(),
    ip_allow_list: z.array(z.string()),
  }),
  /** Says for each section who of the office changed it last, and when. */
  last_changes: z.partial(
    z.object({
      names: lastChange,
      looks: lastChange,
      board: lastChange,
      permissions: lastChange,
      joining: lastChange,
      notices: lastChange,
    }),
  ),
});
export type SettingsView = z.output<typeof settingsView>;

const path = "/communities/{id}";

export const showCommunitySettings = call.get("/communities/{id}/settings", {
  access: "administrator",
  view: false,
  summary: "Every setting of the community that the office makes, and what others decide for it",
  answer: z.object({ data: settingsView }),
});

/**
 * R260, R416: the settings come as a form with pictures, or as JSON with the ids of pictures that were uploaded. What
 * is left out stays.
 */
export const updateCommunity = call.put(path, {
  access: "administrator",
  act: act("updateCommunity", { ja: "コミュニティの設定を変更", en: "Changed settings of the community" }),
  security: "settingsChanged",
  rate: "upload",
  summary: "Change names, pictures, colour, message board, permissions, joining or notices of the community",
  files: ["header_image", "profile_image", "operating_image"],
  takesJson: true,
  body,
  answer: z.object({
    data: settingsView,
    /** These members go by a name like the new one of the community or its office, and may keep it. */
    named_alike: z.array(alike),
  }),
  errors: [
    commonErrors.ERROR_STATUS_HAS_CHANGED,
    fileErrors.ERROR_IMAGE_TYPE,
    fileErrors.ERROR_IMAGE_BROKEN,
    fileErrors.ERROR_IMAGE_DIMENSIONS,
    fileErrors.ERROR_IMAGE_SHAPE,
    commonErrors.ERROR_TOO_LARGE,
  ],
  changes: [showCommunity.path, "/communities/{id}/settings", "/communities"],
});

/** R447: the screen shows a colour on what members see before it is saved. */
export const previewTheme = call.get("/communities/{id}/theme", {
  access: "administrator",
  view: false,
  summary: "The shades that a colour would give the community",
  query: z.object({ color }),
  answer: z.object({ data: communityTheme }),
});
