import { reading } from '../../../database/statement.ts';
import type { App } from '../../../engine/context.ts';
import { certificateAt } from '../credential/addresses.ts';
import type { VerifiedCert } from '../verify.ts';
import { hashOf } from './keepFile.ts';

/** What the PDF of a certificate is worth (rule IC21). */
export type VerifiedPdf =
  /** As it was stored; the certificate is as it is now. */
  | { content: 'same'; isNewest: boolean; cert: VerifiedCert }
  /** Unlike any that was stored; the certificate that it says it is of, if there is such a one, to be compared with it. */
  | { content: 'other'; cert: VerifiedCert | undefined };

/** @returns nothing where the bytes are no PDF */
export async function verifyPdf({ app, bytes }: { app: App; bytes: Buffer }): Promise<VerifiedPdf | undefined> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return undefined;
  const found = await one<VerifiedCert & { isNewest: boolean }>({
    app,
    name: 'issue_verify_pdf',
    text: 'select * from "verifyPdf"($1)',
    values: [hashOf(bytes)],
  });
  if (found) {
    const { isNewest, ...cert } = found;
    return { content: 'same', isNewest, cert };
  }
  const named = namedIn(bytes);
  const cert =
    named &&
    (await one<VerifiedCert>({
      app,
      name: 'issue_verify_named',
      text: 'select * from "verifyCerts"($1, $2, null)',
      values: [named.certNumber, named.tenantId],
    }));
  return { content: 'other', cert };
}

async function one<Row extends object>({
  app,
  ...statement
}: {
  app: App;
  name: string;
  text: string;
  values: readonly string[];
}): Promise<Row | undefined> {
  const [[row]] = await app.database.batch({
    scope: { tenantId: '', userId: '' },
    statements: [reading<Row>({ ...statement, values: [...statement.values] })],
  });
  return row;
}

/** The certificate whose address a PDF tells as its subject. */
function namedIn(bytes: Buffer): { certNumber: string; tenantId: string } | undefined {
  const address = addressIn(bytes.toString('latin1'));
  const certNumber = certificateAt(address);
  const tenantId = URL.canParse(address) ? new URL(address).searchParams.get('by') : null;
  return certNumber === undefined || tenantId === null ? undefined : { certNumber, tenantId: tenantId.slice(0, 64) };
}

/** The first address of a certificate that stands in brackets; empty where there is none. Whatever stands there, none of it is read twice. */
function addressIn(text: string): string {
  for (const [, address = ''] of text.matchAll(/\((https?:\/\/[^()\\\s]{1,400})\)/g))
    if (address.includes('/verify/')) return address;
  return '';
}
