import { readPeople } from "./person.ts";

/** Everybody is invented. The logins of the first alumnus and the first employee are printed. */
export const alumni = readPeople(
  "alumnus",
  `
  sakurai 桜井 まどか サクライ マドカ long
  kuroda 黒田 慎吾 クロダ シンゴ short
  asakura 朝倉 由紀 アサクラ ユキ long
  nishino 西野 達也 ニシノ タツヤ short
  hamada 浜田 理沙 ハマダ リサ long
  toyama 遠山 浩二 トオヤマ コウジ short
  minase 水無瀬 香織 ミナセ カオリ long
  kitazawa 北沢 大輔 キタザワ ダイスケ short
  onodera 小野寺 千夏 オノデラ チナツ long
  fujisaki 藤崎 修平 フジサキ シュウヘイ short
  tachibana 橘 美和 タチバナ ミワ long
  shirakawa 白川 洋介 シラカワ ヨウスケ short
  maki 牧 恵理子 マキ エリコ long
  sugimoto 杉本 拓海 スギモト タクミ short
  hayase 早瀬 奈緒 ハヤセ ナオ long
  okubo 大久保 孝 オオクボ タカシ short
  nagano 永野 遥 ナガノ ハルカ long
  iwase 岩瀬 和彦 イワセ カズヒコ short
  kanzaki 神崎 沙織 カンザキ サオリ long
  tsukamoto 塚本 良太 ツカモト リョウタ short
  miyahara 宮原 詩織 ミヤハラ シオリ long
  horikawa 堀川 正人 ホリカワ マサト short
  aizawa 相沢 優子 アイザワ ユウコ long
  kuwata 桑田 亮介 クワタ リョウスケ short
  segawa 瀬川 真理 セガワ マリ long
  yajima 矢島 俊 ヤジマ シュン short
  ebihara 海老原 彩 エビハラ アヤ long
  katagiri 片桐 勇人 カタギリ ハヤト short
  takase 高瀬 明日香 タカセ アスカ long
  numata 沼田 敬一 ヌマタ ケイイチ short
  orihara 折原 結 オリハラ ユイ long
  shiina 椎名 光一 シイナ コウイチ short
  hatano 波多野 智子 ハタノ トモコ long
  usami 宇佐美 健吾 ウサミ ケンゴ short
  kusunoki 楠 志保 クスノキ シホ long
  moriyama 森山 直人 モリヤマ ナオト short
  tsuji 辻 晴美 ツジ ハルミ long
  akimoto 秋元 隆之 アキモト タカユキ short
  natsume 夏目 佳奈 ナツメ カナ long
  ishigami 石上 努 イシガミ ツトム short
  komori 小森 文香 コモリ フミカ long
  nitta 新田 裕樹 ニッタ ユウキ short
  hanamura 花村 玲奈 ハナムラ レイナ long
  ogata 尾形 誠司 オガタ セイジ short
  fukami 深見 紗英 フカミ サエ long
  tokita 時田 勝 トキタ マサル short
  mizushima 水島 菜摘 ミズシマ ナツミ long
  kamiya 神谷 陸 カミヤ リク short
  enomoto 榎本 多恵 エノモト タエ long
  zaizen 財前 航 ザイゼン ワタル short
  manabe 真鍋 ひとみ マナベ ヒトミ long
  hirose 広瀬 篤 ヒロセ アツシ short
  kurihara 栗原 望 クリハラ ノゾミ long
  dojima 堂島 哲 ドウジマ テツ short
  yukawa 湯川 朋美 ユカワ トモミ long
  sengoku 仙石 和也 センゴク カズヤ short
  umehara 梅原 律子 ウメハラ リツコ long
  kashiwagi 柏木 翼 カシワギ ツバサ short
  toda 戸田 はるか トダ ハルカ long
  murase 村瀬 学 ムラセ マナブ short
  `,
);

export const pausedAlumnus = readPeople("alumnus", "hiraoka 平岡 圭 ヒラオカ ケイ short");

/** The office withdraws this alumnus at their own wish. */
export const departedAlumnus = readPeople("alumnus", "igarashi 五十嵐 敦子 イガラシ アツコ long");

export const candidates = readPeople(
  "alumnus",
  `
  sawamura 沢村 怜 サワムラ レイ long
  kuze 久世 麻衣 クゼ マイ long
  tomioka 富岡 弘樹 トミオカ ヒロキ short
  `,
);

export const employees = readPeople(
  "employee",
  `
  inagaki 稲垣 直樹 イナガキ ナオキ short
  matsuura 松浦 友里 マツウラ ユリ long
  kishimoto 岸本 剛 キシモト ツヨシ short
  hosokawa 細川 なつき ホソカワ ナツキ long
  yagi 八木 俊介 ヤギ シュンスケ short
  komatsu 小松 さやか コマツ サヤカ long
  tanabe 田辺 康平 タナベ コウヘイ short
  miyoshi 三好 亜美 ミヨシ アミ long
  kagawa 香川 賢 カガワ ケン short
  shimizu 志水 恵 シミズ メグミ long
  nomura 野村 蒼太 ノムラ ソウタ short
  arai 新井 美咲 アライ ミサキ long
  takeda 竹田 隼 タケダ ジュン short
  ozaki 尾崎 典子 オザキ ノリコ long
  kubo 久保 一樹 クボ カズキ short
  sekine 関根 綾 セキネ アヤ long
  imamura 今村 悟 イマムラ サトル short
  nakahara 中原 ほのか ナカハラ ホノカ long
  ueno 上野 壮 ウエノ ソウ short
  honma 本間 千晶 ホンマ チアキ long
  `,
);

/** The office makes these alumni when they leave: the first has come back as one, the second not yet. */
export const leavingEmployees = readPeople(
  "employee",
  `
  noguchi 野口 恭平 ノグチ キョウヘイ short
  hayami 速水 千尋 ハヤミ チヒロ long
  `,
);

export const contractor = readPeople("employee", "mizuno 水野 雅子 ミズノ マサコ long");
export const ordinaryAdministrator = readPeople("employee", "kawai 河合 拓 カワイ タク short");

/** These people belong to the second community. */
export const schoolContractor = readPeople("employee", "okazaki 岡崎 礼子 オカザキ レイコ long");
export const schoolAlumni = readPeople(
  "alumnus",
  `
  kataoka 片岡 悠 カタオカ ユウ long
  midorikawa 緑川 葉月 ミドリカワ ハヅキ long
  takatori 高取 旬 タカトリ シュン short
  `,
);
