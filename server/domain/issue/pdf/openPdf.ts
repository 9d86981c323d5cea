import { reading } from '../../../database/statement.ts';
import { Download, type App, type CallContext, type Values } from '../../../engine/context.ts';
import { failures } from '../../../failures.ts';
import { learnerOf } from '../../session/index.ts';
import { makePdf } from './makePdf.ts';

/** The PDF of a certificate of the organisation, as it was stored (rule IC21). @throws Failure 404, 409 where it could not be made */
export async function certPdf(context: CallContext, { id }: Values): Promise<Download> {
  const { app, scope } = context;
  return opened({ app, scope, tenantId: scope.tenantId, id: String(id) });
}

/** The PDF of one of the caller's own certificates. @throws as above */
export async function myPdf(context: CallContext, { id }: Values): Promise<Download> {
  const { tenantId, userId } = learnerOf(context);
  return opened({ app: context.app, scope: context.scope, tenantId, id: String(id), userId });
}

/**
 * The PDF of a certificate for the mail that sends it (rule IC28): of its edition at that time.
 * @throws Failure as above; 409 where it was revoked meanwhile
 */
export async function attachedPdf({ app, scope }: CallContext, { id }: Values): Promise<Download> {
  return opened({ app, scope, tenantId: scope.tenantId, id: String(id), mayBeRevoked: false });
}

interface Wanted {
  app: App;
  scope: CallContext['scope'];
  tenantId: string;
  id: string;
  /** Whose it has to be. */
  userId?: string;
  /** It may where it is not said. */
  mayBeRevoked?: boolean;
}

interface Found {
  state: string;
  certNumber: string;
  printFault: string | null;
  storageKey: string | null;
  mime: string | null;
}

async function opened(wanted: Wanted): Promise<Download> {
  const { app, tenantId, id, mayBeRevoked = true } = wanted;
  let found = await find(wanted);
  if (!found) throw failures.notFound('证书');
  if (found.state === 'revoked' && !mayBeRevoked) throw failures.conflict('证书已撤销');
  if (found.storageKey === null && found.printFault === null) {
    await makePdf({ app, tenantId, id });
    found = await find(wanted);
  }
  if (!found?.storageKey) throw failures.conflict(`证书的 PDF 没有做成：${found?.printFault ?? '请稍后再试'}`);
  const mime = found.mime ?? pdf;
  return new Download({
    fileName: `${found.certNumber.replaceAll('/', '-')}.${endings[mime] ?? 'pdf'}`,
    mime,
    body: await app.files.open(found.storageKey),
    headers: { 'cache-control': 'private, no-store' },
  });
}

const pdf = 'application/pdf';
/** How the names of files end that were uploaded (rule IC32). */
const endings: Readonly<Record<string, string>> = { [pdf]: 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Of a certificate that is seen, its present edition. */
async function find({ app, scope, tenantId, id, userId }: Wanted): Promise<Found | undefined> {
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      reading<Found>({
        name: 'issue_pdf_find',
        text: `select i."state", i."certNumber", i."printFault", p."storageKey", p."mime" from "issuedCert" i
          left join "certPdf" p on p."tenantId" = i."tenantId" and p."issuedCertId" = i."id" and p."edition" = i."edition"
          where i."tenantId" = $1 and i."id" = $2 and i."state" <> 'stored' and ($3::text is null or i."userId" = $3)`,
        values: [tenantId, id, userId ?? null],
      }),
    ],
  });
  return row;
}
