import { unzlibSync } from 'fflate';

const woffHead = 44;
const woffEntry = 20;
const sfntHead = 12;
const sfntEntry = 16;

/**
 * The font uncompressed: a WOFF file's tables are the same ones, each compressed for itself. HarfBuzz reads no WOFF, and
 * opentype.js not every one. Throws for a file that ends too soon. Source: w3.org/TR/WOFF, sections 4 and 5.
 */
export function sfntOf(file: ArrayBuffer): ArrayBuffer {
  const woff = new DataView(file);
  if (woff.getUint32(0) !== 0x774f4646) return file;
  const count = woff.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woffHead + index * woffEntry;
    const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((at) => woff.getUint32(entry + at));
    return { tag: tag ?? 0, offset: offset ?? 0, packed: packed ?? 0, length: length ?? 0, sum: sum ?? 0 };
  });
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const size = tables.reduce((sum, { length }) => sum + padded(length), sfntHead + count * sfntEntry);
  const sfnt = new Uint8Array(size);
  const view = new DataView(sfnt.buffer);
  view.setUint32(0, woff.getUint32(4));
  view.setUint16(4, count);
  let end = sfntHead + count * sfntEntry;
  tables.forEach(({ tag, offset, packed, length, sum }, index) => {
    const bytes = new Uint8Array(file, offset, packed);
    sfnt.set(packed < length ? unzlibSync(bytes) : bytes, end);
    [tag, sum, end, length].forEach((value, place) => view.setUint32(sfntHead + index * sfntEntry + place * 4, value));
    end += padded(length);
  });
  return sfnt.buffer;
}
