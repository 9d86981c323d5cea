import { idNumberNormal, idNumberProblem } from '#runtime/core/idNumber.ts';
import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { drawnColumns, drawnFrom, type DrawnFacts } from './pdf/contents.ts';
import { lackingOf } from './pdf/lacking.ts';

/**
 * A certificate whose holder's name or identity document was corrected has a new edition; number and address stay (rule IC22).
 * @throws Failure 409 where several are chosen, or nothing was corrected; 422 where its number is none of such a document
 */
export async function correctCert(
  context: CallContext,
  { ids, personName, idType, idNumber }: Values,
): Promise<Values> {
  if (!Array.isArray(ids) || ids.length !== 1) throw failures.conflict('一次只能更正一张证书');
  if (![personName, idType, idNumber].some(isSaid)) throw failures.conflict('没有要更正的内容');
  if (isSaid(idType) || isSaid(idNumber)) await keepDocument(context, String(ids[0]));
  return newEdition({ context, ids });
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The identity document that the step has stored is one, and kept as applications keep it. @throws Failure 422 where it is none */
async function keepDocument({ app, scope }: CallContext, id: string): Promise<void> {
  const key = [scope.tenantId, id];
  const [[document]] = await app.database.batch({
    scope,
    statements: [
      reading<{ idType: string; idNumber: string }>({
        name: 'issue_document',
        text: 'select "idType", "idNumber" from "issuedCert" where "tenantId" = $1 and "id" = $2',
        values: key,
      }),
    ],
  });
  if (!document) throw failures.notFound('证书');
  const problem = idNumberProblem({ type: document.idType, number: document.idNumber });
  if (problem !== undefined) throw failures.invalid([{ path: '/idNumber', message: problem }]);
  await app.database.batch({
    scope,
    statements: [
      changing({
        name: 'issue_document_keep',
        text: 'update "issuedCert" set "idNumber" = $3 where "tenantId" = $1 and "id" = $2 and "idNumber" <> $3',
        values: [...key, idNumberNormal(document.idNumber)],
      }),
    ],
  });
}

/** A certificate is printed anew by the template that its kind has now; number and address stay (rule IC22). */
export async function reissueCert(context: CallContext, { ids }: Values): Promise<Values> {
  const { app, scope } = context;
  await app.database.batch({
    scope,
    statements: [
      changing({
        name: 'issue_renew',
        text: `update "issuedCert" i set "templateId" = c."templateId", "templateIdVersion" = null from "cert" c
          where i."tenantId" = $1 and i."id" = any($2) and c."tenantId" = i."tenantId" and c."id" = i."certId"`,
        values: [scope.tenantId, ids],
      }),
    ],
  });
  return newEdition({ context, ids });
}

/** @throws Failure 409 that names the characters which the fonts have no picture of, and the certificate */
async function newEdition({ context: { app, scope }, ids }: { context: CallContext; ids: unknown }): Promise<Values> {
  const values = [scope.tenantId, ids];
  const [, certs] = await app.database.batch({
    scope,
    statements: [
      changing({
        name: 'issue_edition',
        text: `update "issuedCert" set "edition" = "edition" + 1, "isPrinted" = false, "printFault" = null
          where "tenantId" = $1 and "id" = any($2)`,
        values,
      }),
      reading<DrawnFacts>({
        name: 'issue_edition_facts',
        text: `select ${drawnColumns} from ${drawnFrom} where i."tenantId" = $1 and i."id" = any($2) order by i."id"`,
        values,
      }),
    ],
  });
  for (const facts of certs) {
    const lacking = lackingOf({ app, facts });
    if (lacking !== '') throw failures.conflict(`证书 ${facts.certNumber} 上的“${lacking}”没有字形，印不出来`);
  }
  return {};
}
