import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { files } from "./walk.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    gz(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

/** Writes `.br` and `.gz` beside every text asset; fonts and pictures are compressed already. */
export async function compress(folder: string): Promise<void> {
  const assets = files(folder, ["**/*.{js,css,html,svg,json,webmanifest,txt,ico}"]);
  await Promise.all(assets.map((path) => compressFile(join(folder, path))));
}
