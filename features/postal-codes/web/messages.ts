import { defineMessages } from "#kit/web/i18n.ts";

export const usePostalCodeMessages = defineMessages(
  {
    filled: (address: string) => `郵便番号から「${address}」を入力しました。続きを入力してください。`,
    several: "この郵便番号には複数の住所があります",
    choose: "住所を選んでください",
    replace: (address: string) => `「${address}」を入力する`,
    differs: "入力されている住所と、郵便番号の住所が異なります。",
    none: "この郵便番号の住所は見つかりませんでした。お手数ですが、住所を入力してください。",
  },
  {
    filled: (address) => `“${address}” was filled in from the postal code. Add the rest.`,
    several: "This postal code has several addresses",
    choose: "Choose an address",
    replace: (address) => `Enter “${address}”`,
    differs: "The address you entered does not match the postal code.",
    none: "No address was found for this postal code. Enter the address yourself.",
  },
);
