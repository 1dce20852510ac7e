import { article, type WrittenPost } from "./written-post.ts";

/** The second community is small and quiet. */
export const schoolPosts: readonly WrittenPost[] = [
  article("alumni")(
    "校舎の桜の木を植え替えます",
    "正門の老木が寿命を迎え、卒業生の皆さまからの寄付で若木に植え替えることになりました。元の木は、同窓会館の長椅子になります。",
    ["学園だより"],
    { pictures: ["hills"] },
  ),
  article("alumni")(
    "吹奏楽部のOB会を開きました",
    "二十六名が集まり、体育館で三曲だけ合奏しました。指は忘れても、息のタイミングは体が覚えていました。",
    ["部活動"],
    { pictures: ["gathering"] },
  ),
  article("alumni")(
    "図書室の寄贈本について",
    "卒業生から届いた本が三百冊を超えました。紹介の札を書いてくださる方を探しています。",
    ["学園だより"],
  ),
];
