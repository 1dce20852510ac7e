import type { AccountLetters, SecondaryPasswordLetter } from "./mails.ts";

const secondaryPassword =
  (heading: string): SecondaryPasswordLetter =>
  ({ name, at, url }) => ({
    subject: `【Enishi】${heading}`,
    heading,
    paragraphs: [
      `${name} 様`,
      `${at}（日本時間）に、ポイントの交換に使う${heading}。ログイン用のパスワードは変わりません。`,
      "ご自身で操作された場合は、お手続きは必要ありません。お心当たりのない場合は、すぐにログイン用のパスワードを変更し、第2パスワードも設定し直してください。",
    ],
    action: { label: "アカウント設定を開く", url },
  });

export const ja: AccountLetters = {
  reset: ({ name, url, hours }) => ({
    subject: "【Enishi】パスワードの再設定",
    heading: "パスワードの再設定",
    paragraphs: [
      `${name} 様`,
      "パスワードの再設定のお申し込みを受け付けました。\n下のボタンを押して、新しいパスワードを設定してください。",
    ],
    action: { label: "新しいパスワードを設定する", url },
    footnotes: [
      `このリンクの有効期限は${hours}時間で、1回だけお使いいただけます。続けてお申し込みになった場合は、最新のメールのリンクだけが有効です。`,
      "お心当たりのない場合は、このメールを破棄してください。リンクから設定しないかぎり、パスワードは変わりません。",
    ],
  }),
  passwordChanged: ({ name, at, resetUrl }) => ({
    subject: "【Enishi】パスワードが変更されました",
    heading: "パスワードが変更されました",
    paragraphs: [
      `${name} 様`,
      `${at}（日本時間）に、アカウントのパスワードが変更されました。\n安全のため、ほかの端末からはログアウトしています。`,
      "ご自身で変更された場合は、お手続きは必要ありません。お心当たりのない場合は、すぐにパスワードを再設定してください。",
    ],
    action: { label: "パスワードを再設定する", url: resetUrl },
  }),
  secondaryPasswordSet: secondaryPassword("第2パスワードが設定されました"),
  secondaryPasswordChanged: secondaryPassword("第2パスワードが変更されました"),
  secondaryPasswordRemoved: secondaryPassword("第2パスワードが解除されました"),
  entryChanged: ({ name, what, detail, at, url }) => ({
    subject: `【Enishi】${what}`,
    heading: what,
    paragraphs: [
      `${name} 様`,
      `${at}（日本時間）に、${detail}`,
      "お心当たりのない場合は、ほかの方がログインしているおそれがあります。すぐにアカウント設定を開き、パスワードを変更してください。",
    ],
    action: { label: "アカウント設定を開く", url },
  }),
  forgottenEmail: ({ name, email, loginUrl, resetUrl }) => ({
    subject: "【Enishi】ご登録のメールアドレスのお知らせ",
    heading: "ご登録のメールアドレス",
    paragraphs: [
      `${name} 様`,
      `ご登録のメールアドレスは、このメールをお届けした次のアドレスです。\n${email}`,
    ],
    links: [{ label: "パスワードもお忘れの場合はこちら", url: resetUrl }],
    action: { label: "ログインする", url: loginUrl },
    footnotes: ["お心当たりのない場合は、このメールを破棄してください。"],
  }),
  confirmEmail: ({ name, email, url, hours }) => ({
    subject: "【Enishi】新しいメールアドレスの確認",
    heading: "新しいメールアドレスの確認",
    paragraphs: [
      `${name} 様`,
      `アカウントのメールアドレスを、次のアドレスに変更するお申し込みを受け付けました。\n${email}`,
      "下のボタンを押し、開いたページで変更を確定してください。それまでは、これまでのアドレスのままです。",
    ],
    action: { label: "変更の確認へ進む", url },
    footnotes: [
      `このリンクの有効期限は${hours}時間です。続けて変更された場合は、最新のメールのリンクだけが有効です。`,
      "お心当たりのない場合は、このメールを破棄してください。確定されないかぎり、何も変わりません。",
    ],
  }),
  emailChangeAsked: ({ name, email, settingsUrl }) => ({
    subject: "【Enishi】メールアドレスの変更を受け付けました",
    heading: "メールアドレスの変更を受け付けました",
    paragraphs: [
      `${name} 様`,
      `アカウントのメールアドレスを、次のアドレスに変更するお申し込みがありました。\n${email}`,
      "新しいアドレスに届くメールから確定されると、変更が完了します。ご自身の操作の場合は、お手続きは必要ありません。",
      "お心当たりのない場合は、アカウント設定で変更を取り消し、パスワードも変更してください。",
    ],
    action: { label: "アカウント設定を開く", url: settingsUrl },
  }),
  emailChanged: ({ name, email, at, contact }) => ({
    subject: "【Enishi】メールアドレスが変更されました",
    heading: "メールアドレスが変更されました",
    paragraphs: [
      `${name} 様`,
      `${at}（日本時間）に、アカウントのメールアドレスが次のアドレスに変更されました。\n${email}`,
      "これからは、新しいアドレスでログインしてください。このアドレスへのお知らせは、これが最後です。",
      `お心当たりのない場合は、至急、次の窓口にご連絡ください。\n${contact}`,
    ],
  }),
  addressWanted: ({ name, loginUrl }) => ({
    subject: "【Enishi】このメールアドレスは既に登録されています",
    heading: "このメールアドレスは既に登録されています",
    paragraphs: [
      `${name} 様`,
      "ほかのアカウントのメールアドレスを、このアドレスに変更しようとする操作がありました。このアドレスは既にお使いのアカウントに登録されているため、変更は行われません。",
      "ご自身の操作の場合は、このアドレスのアカウントでログインするか、別のアドレスに変更してください。お心当たりのない場合は、お手続きは必要ありません。",
    ],
    action: { label: "ログインする", url: loginUrl },
  }),
};
