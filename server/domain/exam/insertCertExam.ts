import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { storeTogether } from './arrange.ts';

/**
 * A new session; where it names no exam, one is made for it, with the subject, in the same transaction.
 * @throws Failure 404, 422 where something is missing or not so.
 */
export async function insertCertExam(context: CallContext, input: Values): Promise<Values> {
  const { examId, subjectId, subjectName, place = 'room', startTime, endTime, ownPlaces, rooms } = input;
  const session = {
    place,
    startTime: startTime ?? null,
    endTime: endTime ?? null,
    ...(ownPlaces !== undefined && { ownPlaces }),
    ...(rooms !== undefined && { rooms }),
  };
  if (typeof examId === 'string') {
    const subject = await subjectOf({ context, examId, subjectId });
    return storeTogether(context, async (store) =>
      shown(await store('examSession', { ...session, examId, subjectId: subject })),
    );
  }
  const missing = needed.filter(([name]) => (input[name] ?? null) === null);
  if (missing.length > 0)
    throw failures.invalid(missing.map(([name, title]) => ({ path: `/${name}`, message: `${title} 不能为空` })));
  return storeTogether(context, async (store) => {
    const exam = await store('exam', {
      ...Object.fromEntries(needed.map(([name]) => [name, input[name] ?? null])),
      subjects: [{ subjectName: subjectName ?? '考试', mode: 'online' }],
    });
    const [subject] = exam['subjects'] as Values[];
    return shown(
      await store('examSession', { ...session, examId: exam['id'] ?? null, subjectId: subject?.['id'] ?? null }),
    );
  });
}

/** What an exam that is made needs, with its titles. */
const needed = [
  ['certId', '证书'],
  ['examName', '考试名称'],
  ['applyStartTime', '报名开始'],
  ['applyEndTime', '报名截止'],
  ['validityPeriodStartTime', '考试开始'],
  ['validityPeriodEndTime', '考试结束'],
] as const;

function shown({ id = null, examId = null, sessionCode = null }: Values): Values {
  return { id, examId, sessionCode };
}

/** The subject that is named, or the only one of the exam. @throws Failure 422 where it is none of it, or not said which. */
async function subjectOf({
  context: { app, scope },
  examId,
  subjectId,
}: {
  context: CallContext;
  examId: string;
  subjectId: Values[string] | undefined;
}): Promise<string> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string }>({
        name: 'exam_subjects',
        text: `select "id" from "examSubject" where "tenantId" = $1 and "examId" = $2 and ($3::text is null or "id" = $3)`,
        values: [scope.tenantId, examId, subjectId ?? null],
      }),
    ],
  });
  const [subject, other] = rows;
  if (!subject) throw failures.invalid([{ path: '/subjectId', message: '所选考试没有这个科目' }]);
  if (other) throw failures.invalid([{ path: '/subjectId', message: '这次考试有几个科目，请选择科目' }]);
  return subject.id;
}
