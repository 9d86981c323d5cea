import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { changing, reading } from '../../../database/statement.ts';
import type { App } from '../../../engine/context.ts';
import { heldHere } from '../../../engine/jobs/running.ts';
import { guarded } from '../../../engine/save.ts';
import { Failure } from '../../../failures.ts';
import { asSweep, workOff } from '../../attempt/index.ts';
import { addressesOf, hasAddress } from '../credential/addresses.ts';
import { designOf, drawnColumns, drawnFrom, pictureCache, valuesOf, type DrawnFacts } from './contents.ts';
import { drawCert, lackingIn } from './draw.ts';
import { keepFile } from './keepFile.ts';

/** Certificates are read so many at a time. */
const atOnce = 50;

/**
 * Makes the PDFs that are still to be made, of all organisations (rule IC21). Any number of processes may do it at once. In
 * production none is made until PUBLIC_URL is set: its address is printed on each.
 * @returns how many
 */
export async function makePdfs({ app }: { app: App }): Promise<number> {
  if (!hasAddress(app.config)) return 0;
  const waiting = await app.database.query(
    reading<{ tenantId: string }>({
      name: 'issue_pdf_tenants',
      text: 'select "tenantsToPrint"() as "tenantId"',
      values: [],
    }),
  );
  return workOff({
    tenantIds: waiting.map(({ tenantId }) => tenantId),
    atOnce,
    work: (tenantId) => makeSome({ app, tenantId }),
  });
}

/** Makes the PDF of one certificate, unless it is made. */
export async function makePdf({ app, tenantId, id }: { app: App; tenantId: string; id: string }): Promise<void> {
  await makeSome({ app, tenantId, id });
}

async function makeSome({
  app,
  tenantId,
  id = null,
}: {
  app: App;
  tenantId: string;
  id?: string | null;
}): Promise<number> {
  const certs = await toMake({ app, tenantId, id });
  const pictures = pictureCache({ app, tenantId });
  for (const cert of certs) {
    await keep({ app, tenantId, cert, made: await make({ app, tenantId, cert, pictures }) });
    await giveWay(app);
  }
  return certs.length;
}

/** Milliseconds between two PDFs while a job works here, such as the one that issues: it is waited for, PDFs are not. */
const pause = 250;

/** Others are served between two. */
function giveWay(app: App): Promise<void> {
  return heldHere(app).length > 0 ? sleep(pause) : setImmediate();
}

interface Cert extends DrawnFacts {
  id: string;
  edition: number;
  time: string;
}

async function toMake({
  app,
  tenantId,
  id,
}: {
  app: App;
  tenantId: string;
  id: string | null;
}): Promise<readonly Cert[]> {
  const [, certs] = await app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      asSweep,
      reading<Cert>({
        name: 'issue_pdf_facts',
        text: `select i."id", i."edition", ${drawnColumns},
            to_char(i."updatedTime" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "time"
          from ${drawnFrom}
          where i."tenantId" = $1 and not i."isPrinted" and i."printFault" is null and i."state" <> 'stored'
            and ($2::text is null or i."id" = $2)
          order by i."createdTime" limit ${atOnce}`,
        values: [tenantId, id],
      }),
    ],
  });
  return certs;
}

interface Making {
  app: App;
  tenantId: string;
  cert: Cert;
}

/** The bytes, or why a picture or a character of it cannot be printed. */
async function make({
  app,
  tenantId,
  cert,
  pictures,
}: Making & { pictures: ReturnType<typeof pictureCache> }): Promise<Buffer | string> {
  const design = designOf(cert.template);
  const address = addressesOf({ config: app.config, tenantId }).certificate(cert.certNumber);
  const values = valuesOf({ app, facts: cert });
  const lacking = lackingIn({ design, values });
  if (lacking.length > 0) return `“${lacking.join('')}”没有字形，印不出来`.slice(0, 200);
  try {
    return await drawCert({
      design,
      values,
      address,
      pictures: await pictures.of({ design, photo: cert.photo }),
      photo: cert.photo,
      time: new Date(cert.time),
    });
  } catch (error) {
    if (error instanceof Failure) return error.message.slice(0, 200);
    throw error;
  }
}

/**
 * Keeps what was made of an edition: its row and its file together. Of several who made it one keeps it. A file is known by
 * its edition, so that what is left of a transaction that failed is written over by the next.
 */
async function keep({ app, tenantId, cert: { id, edition }, made }: Making & { made: Buffer | string }): Promise<void> {
  await guarded({ app }, () =>
    app.database.inScope({ scope: { tenantId, userId: '' } }, async (transaction) => {
      await transaction.query(asSweep);
      await transaction.query(quietly);
      const [isPrinted, fault] = typeof made === 'string' ? [false, made] : [true, null];
      const said = await transaction.query(
        changing<{ id: string }>({
          name: 'issue_pdf_said',
          text: `update "issuedCert" set "isPrinted" = $4, "printFault" = $5
            where "tenantId" = $1 and "id" = $2 and "edition" = $3 and not "isPrinted" returning "id"`,
          values: [tenantId, id, edition, isPrinted, fault],
        }),
      );
      if (said.length === 0 || typeof made === 'string') return;
      const storageKey = `${tenantId}/certificates/${id}x${edition}`;
      const file = { tenantId, issuedCertId: id, edition, storageKey, mime: 'application/pdf', bytes: made };
      await keepFile({ app, transaction, file });
    }),
  );
}

/** That a file was made is no change that anyone made. */
const quietly = reading({
  name: 'issue_pdf_quietly',
  text: `select set_config('app.quiet', 'on', true)`,
  values: [],
});
