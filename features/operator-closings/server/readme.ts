import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { leftOut } from "./tables.ts";

/** The file explains itself, in both languages, to whoever opens it years later. */
export const readme = ({ name, now }: { readonly name: string; readonly now: Date }): string => `${name}

${formatMinute(now)}（日本時間）に、Enishiから書き出したデータです。
- community.json：コミュニティの設定
- people.json：メンバーの氏名・メールアドレス（参加中・一時停止中の方）
- tables/：投稿、コメント、グループ、登録内容などを、1つの表につき1つのJSONで
- files/：画像（番号はtables/files.jsonのid）
個人のデータを含みます。取り扱いにご注意ください。
メンバー同士のチャット、パスワードや招待の鍵、キープ、お知らせは含まれません。

Exported from Enishi at ${formatMinute(now)} (Japan time).
- community.json: the settings of the community
- people.json: names and addresses of members who take part or are paused
- tables/: posts, comments, groups, registrations and more, one JSON file for each table
- files/: pictures; the number is the id in tables/files.json
It contains personal data: handle it with care.
Chats between members, passwords, keys of invitations, saved posts and notices are not in it.

Left out / 含まれない表: ${Object.keys(leftOut).join(", ")}
`;
