import chroma from "chroma-js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type MailContent, renderMail } from "./layout.ts";

const content: MailContent = {
  language: "ja",
  communityName: "青葉会",
  heading: "ご登録が承認されました",
  paragraphs: ["山田 花子 様", "下のボタンからお入りください。\nリンクは30分間有効です。"],
  action: { label: "コミュニティを開く", url: "https://enishi.example/alumni/lobby?otp_token=abc&x=1" },
  footnotes: ["お心当たりのない場合は、このメールを破棄してください。"],
};

test("the text version alone tells everything, with the whole address", () => {
  const { text } = renderMail(content);
  const wanted = [
    content.communityName,
    content.heading,
    ...content.paragraphs,
    ...(content.footnotes ?? []),
  ];
  for (const part of [...wanted, "https://enishi.example/alumni/lobby?otp_token=abc&x=1"]) {
    expect(text).toContain(part);
  }
});

test("the HTML has one column for a phone, keeps line breaks and links the button", () => {
  const { html } = renderMail(content);
  expect(html).toContain("max-width:560px");
  expect(html).toContain("下のボタンからお入りください。<br>リンクは30分間有効です。");
  expect(html.match(/href="https:\/\/enishi\.example\/alumni\/lobby\?otp_token=abc&amp;x=1"/g)).toHaveLength(
    2,
  );
});

test("each language has its own fixed sentences", () => {
  expect(renderMail(content).text).toContain("このメールは送信専用です。");
  const english = renderMail({ ...content, language: "en" });
  expect(english.text).toContain("We cannot read replies to it.");
  expect(english.html).toContain('<html lang="en">');
});

test("markup in any field is shown, not run", () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { html } = renderMail({
    language: "ja",
    communityName: evil,
    accent: `red;background:url(${evil})`,
    heading: evil,
    paragraphs: [evil],
    action: { label: evil, url: "https://enishi.example/" },
    footnotes: [evil],
  });
  expect(html).not.toMatch(/<script|<img|url\(/);
});

test.each(["javascript:alert(1)", "/lobby", 'https://a.example/" onclick="x', ""])(
  "the action address %j is refused",
  (url) => {
    expect(() => renderMail({ ...content, action: { label: "開く", url } })).toThrow(TypeError);
  },
);

test("the button can be read on any community colour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const accent = `#${value.toString(16).padStart(6, "0")}`;
      const { html } = renderMail({ ...content, accent });
      const [, background = "", ink = ""] =
        /background:(#\w{6});color:(#\w{6});font-weight:bold/.exec(html) ?? [];
      expect(background).toBe(accent);
      expect(chroma.contrast(background, ink)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("further places stand as links of their own, in text and HTML", () => {
  const links = [{ label: "添付1 <画面>", url: "https://enishi.example/api/files/1?key=a&b" }];
  const { text, html } = renderMail({ ...content, links });
  expect(text).toContain("添付1 <画面>\nhttps://enishi.example/api/files/1?key=a&b");
  expect(html).toContain('href="https://enishi.example/api/files/1?key=a&amp;b"');
  expect(html).toContain("添付1 &lt;画面&gt;");
  const harmful = { ...content, links: [{ label: "開く", url: "javascript:alert(1)" }] };
  expect(() => renderMail(harmful)).toThrow(TypeError);
});

test("a mail that takes answers does not say that it takes none", () => {
  const { text, html } = renderMail({ ...content, takesAnswers: true });
  expect(text + html).not.toContain("送信専用");
  expect(text).toContain("お心当たりのない場合は");
});
