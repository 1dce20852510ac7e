import { crc32, inflateRawSync } from "node:zlib";

const END = 0x06054b50;
const DEFLATED = 8;

/** Returns the files of a ZIP by name, each checked against its checksum, as any program unpacks them. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== END) end -= 1;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, sum, packedSize] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const header = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + packedSize);
    const bytes = method === DEFLATED ? inflateRawSync(packed) : packed;
    if (crc32(bytes) !== sum) throw new Error(`${name} is damaged`);
    files.set(name, bytes);
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
