/** Marks of what begins a frame; among them stand a table, and two that are not in use. */
const frames = { first: 0xc0, last: 0xcf };
const table = 0xc4;
const unused: ReadonlySet<number> = new Set([0xc8, 0xcc]);
/** Components: grey, colours, colours of print. */
const components: ReadonlySet<number> = new Set([1, 3, 4]);

/** Whether bytes are a JPEG that a PDF takes as it is: of 8 bits, with a size, and in order up to what says so. */
export function isJpeg(bytes: Buffer): boolean {
  return jpegSize(bytes) !== undefined;
}

/** Pixels of such a JPEG; undefined of what is none. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at += 1;
    if (at + 10 > bytes.length) return undefined;
    const mark = bytes.readUInt8(at + 1);
    if (unused.has(mark)) return undefined;
    if (mark < frames.first || mark > frames.last || mark === table) continue;
    const size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    const isWhole = bytes[at + 4] === 8 && size.width > 0 && size.height > 0;
    return isWhole && components.has(bytes.readUInt8(at + 9)) ? size : undefined;
  }
  return undefined;
}
