import type { AccountKind, MembershipState, Role } from "#kit/server/access/actor.ts";

/** Every test has these two communities; nothing of Minato may show in Aoba. */
export const communities = {
  aoba: {
    name: "青葉製作所アルムナイ",
    corporation_name: "株式会社青葉製作所",
    operating_name: "青葉製作所 人事部",
  },
  minato: {
    name: "みなと校友会",
    corporation_name: "学校法人みなと学院",
    operating_name: "みなと学院 校友課",
  },
} as const;

export type CommunityKey = keyof typeof communities;

export type CastPerson = {
  readonly kind: AccountKind;
  readonly family: string;
  readonly given: string;
  readonly familyKana: string;
  readonly givenKana: string;
  readonly email: string;
  readonly community?: CommunityKey;
  readonly state?: MembershipState;
  readonly role?: Role;
};

const person = (
  kind: AccountKind,
  [family, given, familyKana, givenKana]: [string, string, string, string],
  email: string,
  place: Pick<CastPerson, "community" | "state" | "role"> = {},
): CastPerson => ({ kind, family, given, familyKana, givenKana, email: `${email}@example.jp`, ...place });

/** Everybody here can make a call; the permission matrix sends each call as each of them. */
export const cast = {
  hanako: person("alumnus", ["佐藤", "花子", "サトウ", "ハナコ"], "hanako", { community: "aoba" }),
  ichiro: person("alumnus", ["鈴木", "一郎", "スズキ", "イチロウ"], "ichiro", { community: "aoba" }),
  ken: person("employee", ["高橋", "健", "タカハシ", "ケン"], "ken", { community: "aoba" }),
  emi: person("employee", ["松本", "恵美", "マツモト", "エミ"], "emi", { community: "aoba" }),
  misaki: person("employee", ["田中", "美咲", "タナカ", "ミサキ"], "misaki", {
    community: "aoba",
    role: "ordinary",
  }),
  makoto: person("employee", ["伊藤", "誠", "イトウ", "マコト"], "makoto", {
    community: "aoba",
    role: "contractor",
  }),
  sho: person("alumnus", ["渡辺", "翔", "ワタナベ", "ショウ"], "sho", { community: "aoba", state: "paused" }),
  aoi: person("alumnus", ["山本", "葵", "ヤマモト", "アオイ"], "aoi", {
    community: "aoba",
    state: "under_review",
  }),
  nao: person("alumnus", ["加藤", "直", "カトウ", "ナオ"], "nao", { community: "aoba", state: "withdrawn" }),
  ren: person("alumnus", ["中村", "蓮", "ナカムラ", "レン"], "ren", { community: "minato" }),
  yui: person("employee", ["小林", "結衣", "コバヤシ", "ユイ"], "yui", {
    community: "minato",
    role: "contractor",
  }),
  unei: person("operator", ["縁", "運営", "エニシ", "ウンエイ"], "unei"),
} as const satisfies Record<string, CastPerson>;

export type PersonKey = keyof typeof cast;

/** Everybody has this password. */
export const castPassword = "Aoba-2026-kai";
/** This is the argon2id hash of the password, at the cost of kit/server/passwords, so that the cast needs no hashing. */
export const castPasswordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$LdfbzO2+ILLpiEKR9/XK3Q$MSdAQlZjm9WyLzzPRbk/+wscbXpN6LUyK4nB81YT+6A";
/** Returns the token of the session that every person already has. */
export const castToken = (key: PersonKey): string => `session-of-${key}`;
