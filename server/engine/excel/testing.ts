/** For tests: archives as no honest program writes them. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchivePart {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  /** As it stands in the archive. */
  body: Buffer;
  /** What the directory says it inflates to. */
  size: number;
  /** What the header in front of it says, where that differs. */
  localSize?: number;
  /** As it really is. */
  bytes: Buffer;
}

/** A part that is not compressed. */
export function stored({ name, bytes }: { name: string; bytes: Buffer }): ArchivePart {
  return { name, method: 0, body: bytes, size: bytes.length, bytes };
}

/** The parts of a workbook with one sheet of these rows. */
export function sheetParts(rows: string): ArchivePart[] {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="数据" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return Object.entries(parts).map(([name, xml]) =>
    stored({ name, bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`) }),
  );
}

/**
 * A workbook of some 107 KB that no reader comes to the end of: its rows are few enough, but each says that its only
 * cell is in the last column there is.
 */
export function endlessWorkbook(): Buffer {
  const rows = Array.from(
    { length: 22_000 },
    (_, index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`,
  ).join('');
  return archive(
    sheetParts(rows).map((part) => ({ ...part, method: 8, body: deflateRawSync(part.bytes, { level: 9 }) })),
  );
}

/** A zip archive of the parts, with whatever sizes they claim. */
export function archive(parts: readonly ArchivePart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const local = header({ length: 30, signature: 0x04034b50, at: 4, part, name, size: part.localSize ?? part.size });
    const central = header({ length: 46, signature: 0x02014b50, at: 6, part, name, size: part.size });
    central.writeUInt32LE(offset, 42);
    bodies.push(local, name, part.body);
    directory.push(central, name);
    offset += local.length + name.length + part.body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

function header({
  length,
  signature,
  at,
  part,
  name,
  size,
}: {
  length: number;
  signature: number;
  at: number;
  part: ArchivePart;
  name: Buffer;
  size: number;
}): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(20, at);
  bytes.writeUInt16LE(0x0800, at + 2);
  bytes.writeUInt16LE(part.method, at + 4);
  bytes.writeUInt32LE(crc32(part.bytes), at + 10);
  bytes.writeUInt32LE(part.body.length, at + 14);
  bytes.writeUInt32LE(size, at + 18);
  bytes.writeUInt16LE(name.length, at + 22);
  return bytes;
}
