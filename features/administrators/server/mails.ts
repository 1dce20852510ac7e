import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { Letter } from "#kit/server/mail/letter.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import type { Work } from "#kit/server/work/work.ts";
import { OFFER_DAYS } from "../contract/limits.ts";
import { type AdministratorRow, findSender } from "./administrators.sql.ts";

type About = { readonly name: string; readonly community: string; readonly url: string };
type Between = About & { readonly from: string; readonly to: string };
type Letters = {
  readonly appointed: (values: About) => Letter;
  readonly removed: (values: About) => Letter;
  readonly offered: (values: Between) => Letter;
  readonly accepted: (values: Between) => Letter;
  readonly cancelled: (values: Between) => Letter;
  readonly declined: (values: Between) => Letter;
};

const ja: Letters = {
  appointed: ({ name, community, url }) => ({
    subject: `【${community}】管理者になりました`,
    heading: "管理者になりました",
    paragraphs: [
      `${name} 様`,
      `コミュニティ「${community}」の管理者になりました。管理画面をご利用いただけます。`,
    ],
    action: { label: "管理画面を開く", url },
  }),
  removed: ({ name, community }) => ({
    subject: `【${community}】管理者ではなくなりました`,
    heading: "管理者ではなくなりました",
    paragraphs: [
      `${name} 様`,
      `コミュニティ「${community}」の管理者ではなくなりました。在籍者として、これまでどおりご参加いただけます。`,
    ],
  }),
  offered: ({ name, community, from, to, url }) => ({
    subject: `【${community}】契約の引き継ぎの依頼`,
    heading: "契約の引き継ぎの依頼",
    paragraphs: [
      `${name} 様`,
      `「${community}」の契約者の${from}さんが、${to}さんに契約の引き継ぎを依頼しました。`,
      `${to}さんが引き受けると、契約者が替わります。この依頼の有効期限は${OFFER_DAYS}日間です。お心当たりのない場合は、管理画面で取り消してください。`,
    ],
    action: { label: "管理画面で確認する", url },
  }),
  accepted: ({ name, community, from, to, url }) => ({
    subject: `【${community}】契約者が替わりました`,
    heading: "契約者が替わりました",
    paragraphs: [
      `${name} 様`,
      `「${community}」の契約者が、${from}さんから${to}さんに替わりました。${from}さんは、引き続き管理者です。`,
    ],
    action: { label: "管理画面で確認する", url },
  }),
  cancelled: ({ name, community, from, to, url }) => ({
    subject: `【${community}】契約の引き継ぎの依頼が取り消されました`,
    heading: "契約の引き継ぎの依頼が取り消されました",
    paragraphs: [
      `${name} 様`,
      `「${community}」の契約を${from}さんから${to}さんに引き継ぐ依頼は、取り消されました。契約者は替わりません。`,
    ],
    action: { label: "管理画面で確認する", url },
  }),
  declined: ({ name, community, from, to, url }) => ({
    subject: `【${community}】契約の引き継ぎの依頼が辞退されました`,
    heading: "契約の引き継ぎの依頼が辞退されました",
    paragraphs: [
      `${name} 様`,
      `「${community}」の契約を${from}さんから引き継ぐ依頼を、${to}さんが辞退しました。契約者は替わりません。`,
    ],
    action: { label: "管理画面で確認する", url },
  }),
};

const en: Letters = {
  appointed: ({ name, community, url }) => ({
    subject: `[${community}] You’re now an administrator`,
    heading: "You’re now an administrator",
    paragraphs: [
      `Dear ${name},`,
      `You’re now an administrator of ${community} and can use its admin console.`,
    ],
    action: { label: "Open the admin console", url },
  }),
  removed: ({ name, community }) => ({
    subject: `[${community}] You’re no longer an administrator`,
    heading: "You’re no longer an administrator",
    paragraphs: [
      `Dear ${name},`,
      `You’re no longer an administrator of ${community}. You remain a member as an employee.`,
    ],
  }),
  offered: ({ name, community, from, to, url }) => ({
    subject: `[${community}] Request to hand over the contract`,
    heading: "Request to hand over the contract",
    paragraphs: [
      `Dear ${name},`,
      `${from}, the contractor of ${community}, has asked ${to} to take over the contract.`,
      `Nothing changes until ${to} accepts, which is possible for ${OFFER_DAYS} days. If you did not expect this, please cancel it in the admin console.`,
    ],
    action: { label: "Open the admin console", url },
  }),
  accepted: ({ name, community, from, to, url }) => ({
    subject: `[${community}] There is a new contractor`,
    heading: "There is a new contractor",
    paragraphs: [
      `Dear ${name},`,
      `${to} has taken over the contract of ${community} from ${from}, who remains an administrator.`,
    ],
    action: { label: "Open the admin console", url },
  }),
  cancelled: ({ name, community, from, to, url }) => ({
    subject: `[${community}] The contract hand-over has been cancelled`,
    heading: "The contract hand-over has been cancelled",
    paragraphs: [
      `Dear ${name},`,
      `The request to hand over the contract of ${community} from ${from} to ${to} has been cancelled. The contractor stays the same.`,
    ],
    action: { label: "Open the admin console", url },
  }),
  declined: ({ name, community, from, to, url }) => ({
    subject: `[${community}] The contract hand-over has been declined`,
    heading: "The contract hand-over has been declined",
    paragraphs: [
      `Dear ${name},`,
      `${to} has declined to take over the contract of ${community} from ${from}. The contractor stays the same.`,
    ],
    action: { label: "Open the admin console", url },
  }),
};

const letters: Readonly<Record<Language, Letters>> = { ja, en };

type Addressee = Pick<AdministratorRow, "email" | "language" | "family_name" | "given_name">;

export async function sendRoleLetter(
  work: Work,
  person: Addressee,
  communityId: number,
  news: "appointed" | "removed",
): Promise<void> {
  const sender = await findSender(work.db, communityId);
  const about = {
    community: sender.community_name,
    url: work.services.publicUrl + linkTo("/community/communities/:id/managers", { id: communityId }),
  };
  sendLetter(work, person, letters, news, about, { from: sender });
}

type Handing = {
  readonly communityId: number;
  readonly news: "offered" | "accepted" | "cancelled" | "declined";
  readonly from: Pick<AdministratorRow, "name">;
  readonly to: Pick<AdministratorRow, "name">;
};

export async function sendContractLetter(
  work: Work,
  person: Addressee,
  { communityId, news, from, to }: Handing,
): Promise<void> {
  const sender = await findSender(work.db, communityId);
  const between = {
    community: sender.community_name,
    url: work.services.publicUrl + linkTo("/community/communities/:id/managers", { id: communityId }),
    from: from.name,
    to: to.name,
  };
  sendLetter(work, person, letters, news, between, { from: sender });
}
