import { crc32 } from 'node:zlib';

/** An archive of the parts, uncompressed, with sizes that are true. */
export function storedZip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const fileName = Buffer.from(name);
    const facts = factsOf({ fileName, bytes });
    bodies.push(signature('PK\u0003\u0004'), facts, fileName, bytes);
    directory.push(signature('PK\u0001\u0002'), uint16(version), facts, Buffer.alloc(10), uint32(offset), fileName);
    offset += 4 + facts.length + fileName.length + bytes.length;
  }
  const central = Buffer.concat(directory);
  const end = [
    signature('PK\u0005\u0006'),
    Buffer.alloc(4),
    uint16(parts.size),
    uint16(parts.size),
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...bodies, central, ...end]);
}

const version = 20;
const namesAreUtf8 = 0x0800;
/** 1 January 1980. */
const firstDay = 0x0021;

/** What local header and directory have in common: version, flags, no compression, time, checksum, sizes, name. */
function factsOf({ fileName, bytes }: { fileName: Buffer; bytes: Buffer }): Buffer {
  return Buffer.concat([
    uint16(version),
    uint16(namesAreUtf8),
    uint16(0),
    uint16(0),
    uint16(firstDay),
    uint32(crc32(bytes)),
    uint32(bytes.length),
    uint32(bytes.length),
    uint16(fileName.length),
    uint16(0),
  ]);
}

function signature(letters: string): Buffer {
  return Buffer.from(letters, 'latin1');
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
