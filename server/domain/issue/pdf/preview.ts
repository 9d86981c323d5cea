import type { CertDesign } from '#runtime/core/certificate/design.ts';
import type { CertValues } from '#runtime/core/certificate/tokens.ts';
import { reading } from '../../../database/statement.ts';
import { Download, type CallContext, type Values } from '../../../engine/context.ts';
import { turnOfCall } from '../../../engine/print/turns.ts';
import { addressesOf } from '../credential/addresses.ts';
import { pictureCache, valuesOf, type CertFacts } from './contents.ts';
import { drawCert } from './draw.ts';

/** What a template is tried with: the longest names that there are in the organisation, whoever has them. */
export async function sample({ app, scope }: CallContext): Promise<CertValues> {
  const longest = (column: string, from: string): string =>
    `(select ${column} from ${from} where "tenantId" = $1 order by length(${column}) desc, ${column} limit 1)`;
  const [[found]] = await app.database.batch({
    scope,
    statements: [
      reading<Pick<CertFacts, 'certName' | 'tenantName' | 'issuedDate' | 'validUntil'> & { personName: string | null }>(
        {
          name: 'issue_sample',
          text: `select ${longest('"personName"', '"issuedCert"')} as "personName", t."tenantName",
            coalesce(${longest('"certName"', '"cert"')}, '专业能力证书') as "certName",
            to_char(d."today", 'YYYY-MM-DD') as "issuedDate",
            to_char(d."today" + interval '3 years' - interval '1 day', 'YYYY-MM-DD') as "validUntil"
          from "tenant" t cross join lateral (select now() at time zone 'Asia/Shanghai' as "today") d where t."id" = $1`,
          values: [scope.tenantId],
        },
      ),
    ],
  });
  const usual = {
    personName: '古丽巴哈尔·买买提江',
    certName: '专业能力证书',
    tenantName: '',
    issuedDate: '2026-01-01',
    validUntil: '2028-12-31',
  };
  const { personName, ...facts } = found ?? usual;
  return valuesOf({
    app,
    facts: {
      ...facts,
      personName: longerOf(personName ?? '', usual.personName),
      certNumber: `ZS${facts.issuedDate.slice(0, 4)}-000001`,
      level: 'senior',
      idType: 'idCard',
      idNumber: '110101199003071233',
    },
  });
}

/** A certificate of nobody by a design that need not be stored yet. @throws Failure 409 of a picture that cannot be printed, 429 and 503 where too many wait */
export async function preview(context: CallContext, input: Values): Promise<Download> {
  const { app, scope } = context;
  const design = input as unknown as CertDesign;
  const values = await sample(context);
  const leave = await turnOfCall(context);
  try {
    const body = await drawCert({
      design,
      values,
      address: addressesOf({ config: app.config, tenantId: scope.tenantId }).certificate(values.certNumber),
      pictures: await pictureCache({ app, tenantId: scope.tenantId }).of({ design, photo: null }),
      photo: null,
      time: new Date(),
    });
    return new Download({
      fileName: '证书预览.pdf',
      mime: 'application/pdf',
      body,
      headers: { 'cache-control': 'private, no-store' },
    });
  } finally {
    leave();
  }
}

function longerOf(one: string, other: string): string {
  return one.length >= other.length ? one : other;
}
