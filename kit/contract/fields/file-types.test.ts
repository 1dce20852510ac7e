import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FileType, fileFault, fileTypeOf, inquiryAttachmentTypes } from "./file-types.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)),
  );
const png = bytes([0x89], "PNG\r\n", [0x1a, 0x0a, 0, 0, 0, 13], "IHDR");
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0x10], "JFIF");
const heic = bytes([0, 0, 0, 0x18], "ftypheic", [0, 0, 0, 0], "mif1heic");
const svg = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe("fileTypeOf (R235)", () => {
  test.each([
    [png, "png"],
    [jpeg, "jpeg"],
    [bytes("GIF89a", [1, 0, 1, 0]), "gif"],
    [bytes("GIF87a", [1, 0, 1, 0]), "gif"],
    [bytes("%PDF-1.7\n"), "pdf"],
    [heic, "heic"],
    [bytes([0, 0, 0, 0x1c], "ftypmif1", [0, 0, 0, 0]), "heic"],
    [bytes("こんにちは、\r\n世界\t。"), "text"],
    [Uint8Array.from([0x82, 0xb1, 0x82, 0xf1, 0x0d, 0x0a]), "text"],
    [svg, "text"],
    [bytes([0, 0, 0, 0x1c], "ftypavif", [0, 0, 0, 0]), undefined],
    [bytes("PK", [3, 4, 20, 0]), undefined],
    [bytes([0x7f], "ELF"), undefined],
    [bytes("MZ", [0x90, 0]), undefined],
    [new Uint8Array(), undefined],
    [bytes([0xff, 0xd8]), undefined],
    [png.slice(0, 7), undefined],
  ])("%#: %s", (first, type) => expect(fileTypeOf(first)).toBe(type));

  test("one changed byte of the signature is no png any more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 255 }), (index, change) => {
        const broken = png.map((byte, at) => (at === index ? byte ^ change : byte));
        return fileTypeOf(broken) !== "png";
      }),
    );
  });

  test("what follows the signature changes nothing, and no bytes make it throw", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (rest) => fileTypeOf(bytes([...png.slice(0, 8)], [...rest])) === "png"),
    );
    fc.assert(fc.property(fc.uint8Array(), (any) => (any.includes(0) ? fileTypeOf(any) !== "text" : true)));
  });
});

describe("fileFault (R194, R195, R227)", () => {
  const faultOf = (size: number, first: Uint8Array, allowed: readonly FileType[] = ["png", "jpeg"]) =>
    fileFault({ size, first }, allowed)?.code;

  test("takes 20 MB, not one byte more", () => {
    expect(faultOf(20 * 1024 * 1024, png)).toBeUndefined();
    expect(faultOf(20 * 1024 * 1024 + 1, png)).toBe("FILE_TOO_LARGE");
  });

  test("takes what the place allows", () => {
    expect(faultOf(9, svg)).toBe("FILE_TYPE");
    expect(faultOf(9, heic)).toBe("FILE_TYPE");
    expect(faultOf(9, bytes("GIF89a"))).toBe("FILE_TYPE");
    expect(faultOf(9, bytes("GIF89a"), ["gif"])).toBeUndefined();
    expect(faultOf(9, bytes("GIF89a"), inquiryAttachmentTypes)).toBe("FILE_TYPE");
    expect(faultOf(9, bytes("text"), inquiryAttachmentTypes)).toBeUndefined();
    expect(faultOf(0, new Uint8Array(), inquiryAttachmentTypes)).toBe("FILE_TYPE");
  });
});
