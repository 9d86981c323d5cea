import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive with one entry of zeros that is as many bytes when inflated; beside it an empty xl/workbook.xml unless it is small. */
export function bomb({ name, bytes }: { name: string; bytes: number }): Buffer {
  const zeros = Buffer.alloc(bytes);
  const entries = [
    { name, content: zeros },
    ...(bytes > 1000 ? [{ name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }] : []),
  ];
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = records({ ...entry, offset });
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function records({ name, content, offset }: { name: string; content: Buffer; offset: number }): {
  local: Buffer;
  central: Buffer;
} {
  const packed = deflateRawSync(content, { level: 9 });
  const title = Buffer.from(name);
  const sum = crc32(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(sum, 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(title.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(sum, 16);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(title.length, 28);
  central.writeUInt32LE(offset, 42);
  return { local: Buffer.concat([local, title, packed]), central: Buffer.concat([central, title]) };
}
