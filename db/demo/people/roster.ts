import { readPeople } from "./person.ts";

/** Everybody is invented. The first alumnus and the first employee are those whose logins are printed. */
export const alumni = readPeople(
  "alumnus",
  `
  sakurai 桜井 まどか サクライ マドカ
  kuroda 黒田 慎吾 クロダ シンゴ
  asakura 朝倉 由紀 アサクラ ユキ
  nishino 西野 達也 ニシノ タツヤ
  hamada 浜田 理沙 ハマダ リサ
  toyama 遠山 浩二 トオヤマ コウジ
  minase 水無瀬 香織 ミナセ カオリ
  kitazawa 北沢 大輔 キタザワ ダイスケ
  onodera 小野寺 千夏 オノデラ チナツ
  fujisaki 藤崎 修平 フジサキ シュウヘイ
  tachibana 橘 美和 タチバナ ミワ
  shirakawa 白川 洋介 シラカワ ヨウスケ
  maki 牧 恵理子 マキ エリコ
  sugimoto 杉本 拓海 スギモト タクミ
  hayase 早瀬 奈緒 ハヤセ ナオ
  okubo 大久保 孝 オオクボ タカシ
  nagano 永野 遥 ナガノ ハルカ
  iwase 岩瀬 和彦 イワセ カズヒコ
  kanzaki 神崎 沙織 カンザキ サオリ
  tsukamoto 塚本 良太 ツカモト リョウタ
  miyahara 宮原 詩織 ミヤハラ シオリ
  horikawa 堀川 正人 ホリカワ マサト
  aizawa 相沢 優子 アイザワ ユウコ
  kuwata 桑田 亮介 クワタ リョウスケ
  segawa 瀬川 真理 セガワ マリ
  yajima 矢島 俊 ヤジマ シュン
  ebihara 海老原 彩 エビハラ アヤ
  katagiri 片桐 勇人 カタギリ ハヤト
  takase 高瀬 明日香 タカセ アスカ
  numata 沼田 敬一 ヌマタ ケイイチ
  orihara 折原 結 オリハラ ユイ
  shiina 椎名 光一 シイナ コウイチ
  hatano 波多野 智子 ハタノ トモコ
  usami 宇佐美 健吾 ウサミ ケンゴ
  kusunoki 楠 志保 クスノキ シホ
  moriyama 森山 直人 モリヤマ ナオト
  tsuji 辻 晴美 ツジ ハルミ
  akimoto 秋元 隆之 アキモト タカユキ
  natsume 夏目 佳奈 ナツメ カナ
  ishigami 石上 努 イシガミ ツトム
  komori 小森 文香 コモリ フミカ
  nitta 新田 裕樹 ニッタ ユウキ
  hanamura 花村 玲奈 ハナムラ レイナ
  ogata 尾形 誠司 オガタ セイジ
  fukami 深見 紗英 フカミ サエ
  tokita 時田 勝 トキタ マサル
  mizushima 水島 菜摘 ミズシマ ナツミ
  kamiya 神谷 陸 カミヤ リク
  enomoto 榎本 多恵 エノモト タエ
  zaizen 財前 航 ザイゼン ワタル
  manabe 真鍋 ひとみ マナベ ヒトミ
  hirose 広瀬 篤 ヒロセ アツシ
  kurihara 栗原 望 クリハラ ノゾミ
  dojima 堂島 哲 ドウジマ テツ
  yukawa 湯川 朋美 ユカワ トモミ
  sengoku 仙石 和也 センゴク カズヤ
  umehara 梅原 律子 ウメハラ リツコ
  kashiwagi 柏木 翼 カシワギ ツバサ
  toda 戸田 はるか トダ ハルカ
  murase 村瀬 学 ムラセ マナブ
  `,
);

export const pausedAlumnus = readPeople("alumnus", "hiraoka 平岡 圭 ヒラオカ ケイ");

export const candidates = readPeople(
  "alumnus",
  `
  sawamura 沢村 怜 サワムラ レイ
  kuze 久世 麻衣 クゼ マイ
  tomioka 富岡 弘樹 トミオカ ヒロキ
  `,
);

export const employees = readPeople(
  "employee",
  `
  inagaki 稲垣 直樹 イナガキ ナオキ
  matsuura 松浦 友里 マツウラ ユリ
  kishimoto 岸本 剛 キシモト ツヨシ
  hosokawa 細川 なつき ホソカワ ナツキ
  yagi 八木 俊介 ヤギ シュンスケ
  komatsu 小松 さやか コマツ サヤカ
  tanabe 田辺 康平 タナベ コウヘイ
  miyoshi 三好 亜美 ミヨシ アミ
  kagawa 香川 賢 カガワ ケン
  shimizu 志水 恵 シミズ メグミ
  nomura 野村 蒼太 ノムラ ソウタ
  arai 新井 美咲 アライ ミサキ
  takeda 竹田 隼 タケダ ジュン
  ozaki 尾崎 典子 オザキ ノリコ
  kubo 久保 一樹 クボ カズキ
  sekine 関根 綾 セキネ アヤ
  imamura 今村 悟 イマムラ サトル
  nakahara 中原 ほのか ナカハラ ホノカ
  ueno 上野 壮 ウエノ ソウ
  honma 本間 千晶 ホンマ チアキ
  `,
);

/** Administrators: the contractor and an ordinary one. */
export const contractor = readPeople("employee", "mizuno 水野 雅子 ミズノ マサコ");
export const ordinaryAdministrator = readPeople("employee", "kawai 河合 拓 カワイ タク");

/** The second community's people. */
export const schoolContractor = readPeople("employee", "okazaki 岡崎 礼子 オカザキ レイコ");
export const schoolAlumni = readPeople(
  "alumnus",
  `
  kataoka 片岡 悠 カタオカ ユウ
  midorikawa 緑川 葉月 ミドリカワ ハヅキ
  takatori 高取 旬 タカトリ シュン
  `,
);
