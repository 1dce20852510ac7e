import { defineMessages } from "#kit/web/i18n.ts";
import type { SettingName } from "../contract/calls.ts";

type Fields = Readonly<Record<SettingName, string>>;

const fieldsJa: Fields = {
  name: "コミュニティ名",
  corporation_name: "組織名",
  operating_name: "事務局名",
  description: "紹介文",
  header_file_id: "ヘッダー画像",
  profile_file_id: "コミュニティのアイコン",
  operating_file_id: "事務局のアイコン",
  theme_color: "テーマカラー",
  message_board_title: "伝言板のタイトル",
  message_board_content: "伝言板の本文",
  site_name_1: "サイト1の名前",
  site_url_1: "サイト1のURL",
  site_name_2: "サイト2の名前",
  site_url_2: "サイト2のURL",
  site_name_3: "サイト3の名前",
  site_url_3: "サイト3のURL",
  can_use_invited_code: "招待URLの発行",
  group_creation: "グループの作成",
  post_article_permission: "記事を投稿できる人",
  post_recruitment_permission: "募集を投稿できる人",
  interest_display_setting_recruitment: "募集に興味のある人",
  interest_display_setting_joboffer: "求人に興味のある人",
  approve_alumni_by_hand: "承認制",
  mails_applications: "承認待ちのメール",
  mails_waiting_chats: "返信を待つチャットのメール",
  quiet_from: "メールを控える時間の開始",
  quiet_until: "メールを控える時間の終了",
};
const fieldsEn: Fields = {
  name: "Name of the community",
  corporation_name: "Name of the organisation",
  operating_name: "Name of the management office",
  description: "Introduction",
  header_file_id: "Header picture",
  profile_file_id: "Community’s icon",
  operating_file_id: "Office’s icon",
  theme_color: "Colour",
  message_board_title: "Title of the message board",
  message_board_content: "Text of the message board",
  site_name_1: "Name of site 1",
  site_url_1: "URL of site 1",
  site_name_2: "Name of site 2",
  site_url_2: "URL of site 2",
  site_name_3: "Name of site 3",
  site_url_3: "URL of site 3",
  can_use_invited_code: "Invitation links",
  group_creation: "Creating groups",
  post_article_permission: "Who may post articles",
  post_recruitment_permission: "Who may post calls for members",
  interest_display_setting_recruitment: "Interested in calls for members",
  interest_display_setting_joboffer: "Interested in job offers",
  approve_alumni_by_hand: "Approval by hand",
  mails_applications: "Emails about applications",
  mails_waiting_chats: "Emails about chats that wait",
  quiet_from: "Quiet hours from",
  quiet_until: "Quiet hours until",
};

const whoJa = ["だれも投稿できない", "在籍者", "アルムナイ", "アルムナイと在籍者"];
const whoEn = ["Nobody", "Employees", "Alumni", "Alumni and employees"];

const isPermission = (field: SettingName) =>
  field === "post_article_permission" || field === "post_recruitment_permission";
const isPicture = (field: SettingName) => field.endsWith("_file_id");
const isHour = (field: SettingName) => field === "quiet_from" || field === "quiet_until";

const hourJa = (hour: number): string => `${hour}時`;
const hourEn = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

export const useSettingsMessages = defineMessages(
  {
    title: "コミュニティ",
    lead: "メンバーから見えるコミュニティの姿と、メンバーにできることを決めます。項目のまとまりごとに保存でき、保存するとすぐにメンバーの画面に反映されます。",
    sections: {
      names: { title: "名前と紹介", lead: "ヘッダー、ロビー、招待の画面、メールに表示されます。" },
      looks: { title: "画像と色", lead: "ヘッダーとアイコンの画像、ボタンやリンクの色です。" },
      board: {
        title: "伝言板",
        lead: "ホームにいつも表示される、事務局からのご案内です。サイトを3つまで載せられます。",
      },
      permissions: {
        title: "メンバーができること",
        lead: "管理者は、ここでの設定にかかわらず、いつでも投稿・招待・グループの作成ができます。",
      },
      joining: { title: "アルムナイの登録", lead: "登録した人が、すぐに参加できるかどうかを決めます。" },
      notices: {
        title: "メールでのお知らせ",
        lead: "事務局あてのメールと、メンバーにメールを送らない時間帯です。メンバーが選んだ受け取り方は変わりません。",
      },
      elsewhere: { title: "ほかで決める項目", lead: "この画面では変更できません。" },
    },
    fields: fieldsJa,
    hints: {
      name: "メンバーに表示される名前です。",
      corporation_name: "公開される、会社や学校の名前です。",
      operating_name: "事務局としての投稿やチャットに表示されます。メンバーは、この名前を名乗れません。",
      description: "ホームと招待の画面に表示されます。",
      header_file_id: "横1000×縦250px（4:1）をおすすめします。JPEG・PNG・HEIC、20MBまで。",
      profile_file_id: "280px四方以上の正方形をおすすめします。JPEG・PNG・HEIC、20MBまで。",
      operating_file_id: "180px四方以上の正方形をおすすめします。JPEG・PNG・HEIC、20MBまで。",
      theme_color: "「#」と6桁の英数字です。読みにくい色は、文字が読める濃さに整えて使います。",
    },
    picture: {
      choose: "画像を選ぶ",
      change: "画像を変更",
      remove: "画像を外す",
      chooseOf: (label: string) => `${label}：画像を選ぶ`,
      changeOf: (label: string) => `${label}：画像を変更`,
      removeOf: (label: string) => `${label}：画像を外す`,
    },
    chooseColor: "色を選ぶ",
    preview: (section: string) => `${section}：メンバーからの見え方（保存前）`,
    schemes: { light: "ライト", dark: "ダーク" },
    sampleButton: "投稿する",
    sampleLink: "コメントを見る",
    noBoard: "伝言板は表示されません。",
    kinds: { alumni: "アルムナイ", employees: "在籍者" },
    allowances: {
      group_creation: "メンバーがグループを作成できる",
      can_use_invited_code: "メンバーが招待URLを発行できる",
      interest_display_setting_recruitment: "募集に興味のある人を、投稿した人以外のメンバーにも表示する",
      interest_display_setting_joboffer: "求人に興味のある人を、投稿した人以外のメンバーにも表示する",
      approve_alumni_by_hand: "アルムナイの登録を、管理者が1件ずつ承認する",
      mails_applications: "承認待ちの登録を、担当の管理者にメールで知らせる",
      mails_waiting_chats: "1日以上返信を待っているチャットを、担当の管理者にメールで知らせる",
    },
    approval: {
      byHand: "登録した人は「承認待ち」に並び、承認されると参加できます。",
      atOnce: "登録した人は、メールの確認が済むとすぐに参加できます。",
    },
    noQuietHours: "なし",
    hour: hourJa,
    quietNote:
      "この時間帯に届くはずだった「すぐに送る」メールは、終了の時刻に送ります（日本時間）。登録やログインに必要なメールは、いつでも送ります。",
    alike: (count: number) =>
      `新しい名前と紛らわしい表示名のメンバーが${count.toLocaleString("ja-JP")}名います。表示名はそのまま残ります。`,
    elsewhere: {
      labels: {
        demands_second_factor: "管理者の二段階認証の必須化",
        community_site_available: "コミュニティサイト（運営会社が設定）",
        is_private: "非公開のコミュニティ（運営会社が設定）",
        is_daiko: "運営代行（運営会社が設定）",
        ip_allow_list: "アクセスできるIPアドレス（運営会社が設定）",
      },
      security: "「セキュリティ」で変更",
      yes: "はい",
      no: "いいえ",
      everywhere: "制限なし",
    },
    saved: (section: string) => `「${section}」を保存しました`,
    save: "保存する",
    discard: "破棄する",
    valueOf: (field: SettingName, value: unknown): string => {
      if (isPermission(field)) return whoJa[Number(value)] ?? "";
      if (isPicture(field)) return value === null ? "なし" : `画像（${String(value)}）`;
      if (isHour(field)) return value === null ? "なし" : hourJa(Number(value));
      return typeof value === "boolean" ? (value ? "はい" : "いいえ") : String(value ?? "");
    },
  },
  {
    title: "Community",
    lead: "What members see of the community and what they may do. Each section is saved by itself and reaches members’ screens at once.",
    sections: {
      names: { title: "Names and introduction", lead: "In the header, the lobby, invitations and emails." },
      looks: {
        title: "Pictures and colour",
        lead: "The header, the icons, and the colour of buttons and links.",
      },
      board: {
        title: "Message board",
        lead: "A message of the office that always stands on the home screen, with up to three sites.",
      },
      permissions: {
        title: "What members may do",
        lead: "Administrators may always post, invite and create groups, whatever is set here.",
      },
      joining: { title: "Registration of alumni", lead: "Whether those who register take part at once." },
      notices: {
        title: "Email notifications",
        lead: "Emails to the office, and hours in which members get none. What members have chosen for themselves stays.",
      },
      elsewhere: { title: "Decided elsewhere", lead: "These cannot be changed on this page." },
    },
    fields: fieldsEn,
    hints: {
      name: "Members see this name.",
      corporation_name: "The public name of the company or school.",
      operating_name: "Stands beside what the office posts and writes. No member may take this name.",
      description: "On the home screen and on invitations.",
      header_file_id: "Best at 1000 × 250 px (4:1). JPEG, PNG or HEIC, up to 20\u00a0MB.",
      profile_file_id: "A square, best at 280\u00a0px or more. JPEG, PNG or HEIC, up to 20\u00a0MB.",
      operating_file_id: "A square, best at 180\u00a0px or more. JPEG, PNG or HEIC, up to 20\u00a0MB.",
      theme_color:
        "“#” and six digits or letters from A to F. A colour that is hard to read is made dark enough for text.",
    },
    picture: {
      choose: "Choose a picture",
      change: "Change",
      remove: "Remove",
      chooseOf: (label) => `${label}: choose a picture`,
      changeOf: (label) => `${label}: change`,
      removeOf: (label) => `${label}: remove`,
    },
    chooseColor: "Choose a colour",
    preview: (section) => `${section}: as members will see it (not saved yet)`,
    schemes: { light: "Light", dark: "Dark" },
    sampleButton: "Post",
    sampleLink: "See comments",
    noBoard: "No message board is shown.",
    kinds: { alumni: "Alumni", employees: "Employees" },
    allowances: {
      group_creation: "Members may create groups",
      can_use_invited_code: "Members may issue invitation links",
      interest_display_setting_recruitment:
        "Members other than the author see who is interested in a call for members",
      interest_display_setting_joboffer: "Members other than the author see who is interested in a job offer",
      approve_alumni_by_hand: "An administrator approves each registration of an alumnus",
      mails_applications: "Email the administrators in charge about registrations that wait for approval",
      mails_waiting_chats:
        "Email the administrators in charge about chats that have waited for an answer for a day",
    },
    approval: {
      byHand: "Whoever registers waits under “Awaiting approval” and takes part once approved.",
      atOnce: "Whoever registers takes part as soon as their email address is confirmed.",
    },
    noQuietHours: "None",
    hour: hourEn,
    quietNote:
      "Emails that would go at once in these hours are sent when they end (Japan time). Emails needed to register or log in are always sent.",
    alike: (count) =>
      `${count === 1 ? "1 member goes" : `${count.toLocaleString("en-US")} members go`} by a name that can be taken for the new one. They may keep it.`,
    elsewhere: {
      labels: {
        demands_second_factor: "Two-step verification required of administrators",
        community_site_available: "Community site (set by the provider)",
        is_private: "Private community (set by the provider)",
        is_daiko: "Run by the provider on your behalf (set by the provider)",
        ip_allow_list: "IP addresses with access (set by the provider)",
      },
      security: "Change under “Security”",
      yes: "Yes",
      no: "No",
      everywhere: "No restriction",
    },
    saved: (section) => `“${section}” has been saved`,
    save: "Save",
    discard: "Discard",
    valueOf: (field, value) => {
      if (isPermission(field)) return whoEn[Number(value)] ?? "";
      if (isPicture(field)) return value === null ? "None" : `Picture (${String(value)})`;
      if (isHour(field)) return value === null ? "None" : hourEn(Number(value));
      return typeof value === "boolean" ? (value ? "Yes" : "No") : String(value ?? "");
    },
  },
);
