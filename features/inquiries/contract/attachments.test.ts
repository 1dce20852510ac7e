import { describe, expect, test } from "vitest";
import { attachmentFault, keptAs } from "./attachments.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const pdf = bytes("%PDF-1.7");
const faultOf = (name: string, first: Uint8Array, size = first.length) =>
  attachmentFault({ name, size, first })?.code;

describe("what may be attached (R194, R195)", () => {
  test.each([
    ["memo.txt", bytes("手順は次のとおりです")],
    ["app.LOG", bytes("error at line 1")],
    ["report.pdf", pdf],
    ["photo.jpeg", jpeg],
    ["screen.png", png],
    ["saved-by-an-app.png", jpeg],
    ["no ending", png],
  ])("%s", (name, first) => expect(faultOf(name, first)).toBeUndefined());

  test.each([
    ["page.html", bytes("<script>alert(1)</script>")],
    ["drawing.svg", bytes("<svg/>")],
    ["run.bat", bytes("del *.*")],
    ["empty.txt", new Uint8Array()],
    ["program.png", bytes("MZ\u0000\u0003")],
    ["moving.gif", bytes("GIF89a")],
    ["photo.heic", Uint8Array.of(0, 0, 0, 24, ...bytes("ftypheic"))],
  ])("but not %s", (name, first) => expect(faultOf(name, first)).toBe("FILE_TYPE"));

  test("20 MB at most", () => {
    expect(faultOf("a.png", png, 20_971_520)).toBeUndefined();
    expect(faultOf("a.png", png, 20_971_521)).toBe("FILE_TOO_LARGE");
  });
});

describe("the name it is kept under", () => {
  test.each([
    ["画面 1.png", png, "画面 1.png"],
    ["saved-by-an-app.png", jpeg, "saved-by-an-app.png.jpg"],
    ["../../etc/passwd", pdf, "passwd.pdf"],
    ["C:\\Users\\hanako\\memo.txt", bytes("memo"), "memo.txt"],
    ['a"\r\nX: 1.pdf', pdf, "a X  1.pdf"],
    ["\u202egnp.exe", png, "gnp.exe.png"],
    [".png", png, "file.png"],
    [`${"長".repeat(300)}.jpg`, jpeg, `${"長".repeat(120)}.jpg`],
  ])("of %j", (name, first, kept) => expect(keptAs(name, first).name).toBe(kept));

  test("the type is that of its bytes", () => {
    expect(keptAs("a.pdf", png).contentType).toBe("image/png");
  });
});
