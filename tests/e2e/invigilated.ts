import { daysFromNow } from '#tests/days.ts';
import type { Person } from './person.ts';
import { registered } from './registered.ts';
import { unique } from './screens.ts';

interface Wanted {
  admin: Person;
  learner: Person;
  /** Account of who invigilates. */
  invigilator: string;
  examName: string;
}

const second = 1 / 86_400;

/** A published session on machines, begun a moment ago, in which the learner has a place and somebody invigilates. @returns its id */
export async function invigilated({ admin, learner, invigilator, examName }: Wanted): Promise<string> {
  const { id: certId = '' } = await admin.call('cert.save', {
    certName: unique('监考的证书'),
    certCode: unique('INV-'),
    photoSize: 'none',
    examMinutes: 30,
    passScore: 4,
  });
  for (let n = 0; n < 3; n += 1)
    await admin.call('question.save', {
      certId,
      type: 'single',
      usage: 'exam',
      title: `<p>监考的第 ${n} 题</p>`,
      options: ['甲', '乙', '丙'].map((content) => ({ content, isAnswer: content === '乙' })),
    });
  await admin.call('paperRule.save', { certId, ruleList: [{ type: 'single', num: 3, score: 2 }] });
  const { id: examId = '' } = await admin.call('exam.save', {
    examName,
    certId,
    applyStartTime: daysFromNow(-1),
    applyEndTime: daysFromNow(1),
    validityPeriodStartTime: daysFromNow(-1),
    validityPeriodEndTime: daysFromNow(60),
    subjects: [{ subjectName: '理论', mode: 'online', paperMode: 'each' }],
  });
  await admin.call('exam.step', { ids: [examId], step: 'publish' });
  const applyId = await registered({ admin, person: learner, certId, examId });
  const { subjects = [] } = await admin.call('exam.get', { id: examId });
  const { id: sessionId = '' } = await admin.call('examSession.save', {
    examId,
    subjectId: subjects[0]?.id ?? '',
    place: 'online',
    startTime: daysFromNow(5 * second),
    endTime: daysFromNow(3600 * second),
    latestEntryMinutes: 0,
    earliestHandInMinutes: 0,
  });
  await admin.call('examSession.issuance', { ids: [sessionId], step: 'publish' });
  const { rows: people } = await admin.call('person.list', { keyword: invigilator, pageSize: 20 });
  await admin.call('sessionStaff.saveInvigilators', { sessionId, personIds: people.map(({ id }) => id ?? '') });
  await admin.call('placement.save', { applyId, sessionId });
  return sessionId;
}
