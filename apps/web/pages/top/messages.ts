import { defineMessages } from "#kit/web/i18n.ts";

export const useTopMessages = defineMessages(
  {
    headline: "離れても、つづく縁を。",
    lead: "Enishi（縁）は、組織を離れた人と、いま組織にいる人をつなぐ場です。近況や募集を分かち合い、気になる話には直接声をかけられます。",
    scene: {
      author: "桜井 真由",
      former: "元・海外営業部",
      kind: "募集",
      title: "海外の展示会に出た方、お話を聞かせてください",
      text: "この秋、はじめて出展します。準備の進め方を教えていただけるとうれしいです。",
      like: "いいね",
      comment: "コメント",
      keep: "キープ",
      interest: "興味を伝える",
      answer: "三年ほど担当していました。何でも聞いてください。",
      thanks: "ありがとうございます！",
    },
    logins: "ログインと招待",
    alumni: { title: "アルムナイの方", text: "以前在籍していた方", action: "アルムナイとしてログイン" },
    community: {
      title: "在籍者・管理者の方",
      text: "いま在籍している方、コミュニティを管理する方",
      action: "在籍者・管理者としてログイン",
    },
    invited: {
      title: "招待コードをお持ちの方",
      text: "招待を受けて初めて登録する方、ほかのコミュニティにも参加したい方",
      action: "招待コードを入力する",
    },
    features: "Enishiでできること",
    timeline: {
      title: "近況も募集も、ひとつの場所に",
      text: "記事や募集、求人を、画像やタグを添えて投稿できます。読んだ方は、コメントや「いいね」で気軽に応えられます。",
    },
    interest: {
      title: "興味を伝えて、一対一の会話へ",
      text: "募集や求人に興味を伝えると、投稿した方とのチャットが開きます。やり取りは二人だけのもので、期間が決まっているので気負わずに始められます。",
    },
    trust: {
      title: "招待された方だけの、落ち着いた場",
      text: "参加できるのは招待を受けた方だけです。申し込みの承認、投稿できる方の範囲、接続元の制限は、コミュニティごとに管理者が決められます。",
    },
    steps: "参加の流れ",
    step: {
      invitation: {
        title: "招待を受ける",
        text: "管理者やお知り合いから、招待リンクまたは招待コードが届きます。",
      },
      registration: {
        title: "登録する",
        text: "お名前などを入力し、届いたメールのリンクを開いて確認します。",
      },
      entry: { title: "参加する", text: "管理者が承認すると、すぐに投稿を読み書きできます。" },
    },
  },
  {
    headline: "Apart, yet still connected.",
    lead: "Enishi (縁, the tie between people) brings people who have left an organisation together with those who are there now. Share your news and what you’re looking for, and talk directly with the people whose posts matter to you.",
    scene: {
      author: "Mayu Sakurai",
      former: "Formerly Overseas Sales",
      kind: "Call for members",
      title: "Have you exhibited at a trade fair abroad?",
      text: "We’re exhibiting for the first time this autumn and would love to hear how you prepared.",
      like: "Like",
      comment: "Comments",
      keep: "Save",
      interest: "Express interest",
      answer: "I looked after our stand for three years. Ask me anything.",
      thanks: "Thank you so much!",
    },
    logins: "Log in, or join",
    alumni: {
      title: "Alumni",
      text: "For people who have left the organisation",
      action: "Log in as an alumnus",
    },
    community: {
      title: "Employees and administrators",
      text: "For people who work at the organisation or run its community",
      action: "Log in as staff",
    },
    invited: {
      title: "I have an invitation code",
      text: "For people who have been invited, with or without an account",
      action: "Enter the invitation code",
    },
    features: "What you can do with Enishi",
    timeline: {
      title: "News and openings in one place",
      text: "Post articles, calls for members and job offers with photos and tags. Others answer with a comment or a like.",
    },
    interest: {
      title: "From interest to a conversation",
      text: "Say you’re interested in a call for members or a job offer, and a private chat with its author opens. It closes after a set time, so it is easy to make a start.",
    },
    trust: {
      title: "A calm place, by invitation only",
      text: "Only people who have been invited can join. The administrators of each community decide who is approved, who may post and from which networks it can be reached.",
    },
    steps: "How to join",
    step: {
      invitation: {
        title: "Be invited",
        text: "An administrator or someone you know sends you an invitation link or code.",
      },
      registration: {
        title: "Register",
        text: "Enter your name and a few details, then open the link in the email.",
      },
      entry: {
        title: "Take part",
        text: "Once an administrator approves you, you can read and post right away.",
      },
    },
  },
);
