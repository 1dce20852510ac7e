export const ja = {
  action: "ログアウト",
  title: "ログアウトしますか？",
  text: "この端末でのご利用を終えます。送信していない下書きは、この端末から消去されます。",
} as const;
