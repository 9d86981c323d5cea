import { idNumberNormal, idNumberProblem } from '#runtime/core/idNumber.ts';
import { reading } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { create, updateRecord } from '../../engine/save.ts';
import { allFields } from '../../engine/sight.ts';
import { step } from '../../engine/step.ts';
import { within } from '../../engine/within.ts';
import { failures, type FieldError } from '../../failures.ts';
import { agree, disagreed, unagreed } from '../richText/index.ts';
import { learnerOf } from '../session/index.ts';
import { unattested } from './attest.ts';
import { expireLateOf } from './expireLate.ts';
import { photoProblems } from './photo.ts';
import { termsOf, type Terms } from './terms.ts';

/**
 * The caller applies for a certificate; with the id of an application that was returned, it is completed and handed in
 * again (rules Y1 to Y7). What they agree to with it stands, whatever becomes of the application (rule RT5).
 * @throws Failure 404 where there is no such certificate or application of the caller's, 409 where another is open, the
 * exam is full or its window is not open, 422 with what is missing or wrong.
 */
export async function applyCert(context: CallContext, input: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const entity = entityNamed({ app: context.app, name: 'certApply' });
  const { id, version, certId, examId, isAttested, agreedIds, ...said } = input;
  const former = id === undefined ? undefined : await returnedOf({ context, id: String(id), userId });
  const terms = await termsOf({ context, certId: String(former?.certId ?? certId ?? '') });
  const values = { ...said, idNumber: idNumberNormal(String(said['idNumber'] ?? '')) };
  const [asked] = await context.app.database.batch({
    scope: context.scope,
    statements: [unagreed({ tenantId, userId })],
  });
  const wrong = [
    ...unattested(isAttested),
    ...disagreed({ asked, agreedIds }),
    ...(await unmet({ context, terms, values })),
  ];
  if (wrong.length > 0) throw failures.invalid(wrong);
  await agree(context, asked);
  const whole = { ...context, scope: allFields(context.scope) };
  if (!former) {
    await expireLateOf(whole, userId);
    const made = { ...values, certId: terms.id, userId, ...(examId !== undefined && { examId }) };
    return shown(await create({ context: whole, entity, values: made }));
  }
  return context.app.database.inScope({ scope: whole.scope }, async (transaction) => {
    const inside = { ...within({ context: whole, transaction }), entity };
    await updateRecord({
      context: inside,
      entity,
      id: former.id,
      version: Number(version ?? former.version),
      values: { ...unsaid, ...values },
    });
    await step(inside, { id: former.id, step: 'resubmit', isAttested: true });
    return { id: former.id, applyCode: former.applyCode, state: 'pending' };
  });
}

/** What is not said again of a returned application is gone, as the learner who took it out sees it. */
const unsaid: Values = {
  photo: null,
  education: null,
  workYears: null,
  lowerCertCode: null,
  answers: null,
  needsAccessibleSeat: false,
};

function shown({ id = null, applyCode = null, state = null }: Values): Values {
  return { id, applyCode, state };
}

interface Former {
  id: string;
  version: number;
  certId: string;
  applyCode: string;
}

/** @throws Failure 404 where it is not the caller's, 409 where it was not returned. */
async function returnedOf({
  context: { app, scope },
  id,
  userId,
}: {
  context: CallContext;
  id: string;
  userId: string;
}): Promise<Former> {
  const [[found]] = await app.database.batch({
    scope,
    statements: [
      reading<Former & { state: string }>({
        name: 'apply_own',
        text: `select "id", "version", "certId", "applyCode", "state" from "certApply"
          where "tenantId" = $1 and "id" = $2 and "userId" = $3`,
        values: [scope.tenantId, id, userId],
      }),
    ],
  });
  if (!found) throw failures.notFound('报名');
  if (found.state !== 'returned') throw failures.conflict('这份报名不在补正中，不能修改');
  return found;
}

/** What of the certificate's terms the values do not meet (rule Y6). */
async function unmet({
  context,
  terms,
  values,
}: {
  context: CallContext;
  terms: Terms;
  values: Values;
}): Promise<FieldError[]> {
  const { minEducation, minWorkYears, lowerCertName } = terms;
  const { idType, idNumber, education, workYears, lowerCertCode, photo } = values;
  const idProblem = idNumberProblem({ type: String(idType ?? 'idCard'), number: String(idNumber) });
  const rankOf = (code: unknown): number =>
    (context.app.artefacts.dictionaries['educationLevel']?.values.find((value) => value.code === code)?.extra?.[
      'rank'
    ] as number | undefined) ?? 0;
  return [
    ...(idProblem === undefined ? [] : [{ path: '/idNumber', message: idProblem }]),
    ...(minEducation !== null && rankOf(education) < rankOf(minEducation)
      ? [{ path: '/education', message: education ? '学历没有达到这张证书的要求' : '学历 不能为空' }]
      : []),
    ...(minWorkYears !== null && (typeof workYears !== 'number' || workYears < minWorkYears)
      ? [{ path: '/workYears', message: `工作年限要满 ${minWorkYears} 年` }]
      : []),
    ...(lowerCertName !== null && !lowerCertCode
      ? [{ path: '/lowerCertCode', message: `请填写“${lowerCertName}”的证书编号` }]
      : []),
    ...(await photoProblems({ context, terms, photo })),
  ];
}
