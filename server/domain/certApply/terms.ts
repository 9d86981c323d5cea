import { askedForm } from '#runtime/core/operations/answerForm.ts';
import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { turnedOn } from '../../engine/living.ts';
import { failures } from '../../failures.ts';

/** What a certificate asks of whoever applies for it. */
export interface Terms {
  id: string;
  version: number;
  certName: string;
  level: string | null;
  /** Pixels; null where it takes no photo. */
  photo: { width: number; height: number } | null;
  minEducation: string | null;
  minWorkYears: number | null;
  lowerCertName: string | null;
  applyNote: string | null;
  /** What else is asked, as a form; null where nothing is. */
  applyForm: Values | null;
}

/** @throws Failure 404 where there is none with this id or code that is on the shelf, or that an application of the user was returned for. */
export async function termsOf({
  context: { app, scope },
  certId,
  certCode,
}: {
  context: CallContext;
  certId?: string | undefined;
  certCode?: string | undefined;
}): Promise<Terms> {
  const [[found]] = await app.database.batch({
    scope,
    statements: [
      reading<Omit<Terms, 'photo'> & { photoSize: string }>({
        name: 'apply_terms',
        text: `select c."id", c."version", c."certName", c."level", c."photoSize", c."minEducation", c."minWorkYears",
            c."applyNote", c."applyForm", l."certName" as "lowerCertName"
          from "cert" c left join "cert" l on l."tenantId" = c."tenantId" and l."id" = c."lowerCertId"
          where c."tenantId" = $1 and (c."id" = $2 or c."certCode" = $3) and (${turnedOn('c')} or exists (select from "certApply" a
            where a."tenantId" = c."tenantId" and a."certId" = c."id" and a."userId" = $4 and a."state" = 'returned'))`,
        values: [scope.tenantId, certId ?? null, certCode ?? null, scope.userId],
      }),
    ],
  });
  if (!found) throw failures.notFound('证书');
  const { photoSize, ...terms } = found;
  const size = app.artefacts.dictionaries['photoSize']?.values.find(({ code }) => code === photoSize)?.extra;
  const applyForm = askedForm(terms.applyForm);
  return { ...terms, applyForm, photo: size ? { width: Number(size['width']), height: Number(size['height']) } : null };
}
