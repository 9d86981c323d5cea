import { daysFromNow } from '#tests/days.ts';
import type { Person } from './person.ts';
import { registered } from './registered.ts';
import { unique } from './screens.ts';

interface Wanted {
  admin: Person;
  learner: Person;
  examName: string;
  /** When it begins, in milliseconds. */
  begins: number;
  /** Account of who invigilates, where somebody does. */
  invigilator?: string;
}

const second = 1 / 86_400;

/** A published session on machines in which the learner has a place, with three questions of two points. @returns its id */
export async function sessionOf({ admin, learner, examName, begins, invigilator }: Wanted): Promise<string> {
  const { id: certId = '' } = await admin.call('cert.save', {
    certName: unique('要考的证书'),
    certCode: unique('SIT-'),
    photoSize: 'none',
    examMinutes: 30,
    passScore: 4,
  });
  for (let n = 0; n < 3; n += 1)
    await admin.call('question.save', {
      certId,
      type: 'single',
      usage: 'exam',
      title: `<p>正式考试的第 ${n} 题</p>`,
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
  const from = (begins - Date.now()) / 1000;
  const { id: sessionId = '' } = await admin.call('examSession.save', {
    examId,
    subjectId: subjects[0]?.id ?? '',
    place: 'online',
    startTime: daysFromNow(from * second),
    endTime: daysFromNow((from + 3600) * second),
    latestEntryMinutes: 0,
    earliestHandInMinutes: 0,
  });
  await admin.call('examSession.issuance', { ids: [sessionId], step: 'publish' });
  if (invigilator !== undefined) {
    const { rows: people } = await admin.call('person.list', { keyword: invigilator, pageSize: 20 });
    await admin.call('sessionStaff.saveInvigilators', { sessionId, personIds: people.map(({ id }) => id ?? '') });
  }
  await admin.call('placement.save', { applyId, sessionId });
  return sessionId;
}
