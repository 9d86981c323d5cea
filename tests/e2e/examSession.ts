import type { Input } from '#runtime/core/call.ts';
import { daysFromNow } from '#tests/days.ts';
import type { Person } from './person.ts';
import { registered } from './registered.ts';
import { unique } from './screens.ts';
import { expect, type Locator, type Page } from './test.ts';

interface Wanted {
  admin: Person;
  learner: Person;
  examName: string;
  /** How long after it is stored it begins, in milliseconds: what comes before takes its time on a busy machine. */
  beginsIn: number;
  /** How long it may be sat. */
  minutes?: number;
  /** How long after it begins it ends. */
  seconds?: number;
  /** Account of who invigilates, where somebody does. */
  invigilator?: string;
  /** What is needed to begin. */
  entryCode?: string;
  /** What learners see once the result is published (dictionary examReview). */
  reviewPolicy?: string;
  /** One fixed paper for all: the third question, with a formula wider than a phone, is in a group of its own. */
  paper?: FixedPaper;
}

interface FixedPaper {
  instructions: string;
  sections: [{ title: string; instructions: string }, { title: string }];
}

const second = 1 / 86_400;

/** Wider than a phone. */
const wideFormula = `$$\\frac{${Array.from({ length: 20 }, (_, n) => `a_{${n}}`).join('+')}}{2}$$`;

interface Examined {
  certId: string;
  /** By which learners find the certificate. */
  certCode: string;
  examId: string;
  subjectId: string;
}

type Subject = NonNullable<Input<'exam.save'>['subjects']>[number];

/** What a question says besides its certificate and what it is for. */
type Asked = Omit<Input<'question.save'>, 'certId' | 'usage'>;

/** Three single choices, of which the second option is right; the third is wider than a phone where that is said. */
function threeChoices(isWide: boolean): Asked[] {
  return [0, 1, 2].map((n) => ({
    type: 'single',
    analysis: `<p>第 ${n} 题的解析</p>`,
    title: `<p>正式考试的第 ${n} 题${isWide && n === 2 ? wideFormula : ''}</p>`,
    options: ['甲', '乙', '丙'].map((content) => ({ content, isAnswer: content === '乙' })),
  }));
}

/** A published exam of one subject, for which people apply, of a certificate of its own; what is not said is usual. */
export async function examIn({
  admin,
  examName,
  cert,
  subject,
  ...exam
}: {
  admin: Person;
  examName: string;
  cert?: Partial<Input<'cert.save'>>;
  /** 理论 unless it has another name. */
  subject: Partial<Subject> & Pick<Subject, 'mode'>;
} & Partial<Input<'exam.save'>>): Promise<Examined> {
  const certCode = unique('SIT-');
  const { id: certId = '' } = await admin.call('cert.save', {
    certName: unique('要考的证书'),
    certCode,
    photoSize: 'none',
    ...cert,
  });
  const { id: examId = '', subjects = [] } = await admin.call('exam.save', {
    examName,
    certId,
    applyStartTime: daysFromNow(-1),
    applyEndTime: daysFromNow(1),
    validityPeriodStartTime: daysFromNow(-1),
    validityPeriodEndTime: daysFromNow(60),
    ...exam,
    subjects: [{ subjectName: '理论', ...subject }],
  });
  await admin.call('exam.step', { ids: [examId], step: 'publish' });
  return { certId, certCode, examId, subjectId: subjects[0]?.id ?? '' };
}

/** A published exam on machines, with three single choices of two points unless others are said. */
export async function examOf({
  admin,
  examName,
  minutes = 30,
  paper,
  questions = threeChoices(paper !== undefined),
  ruleList = [{ type: 'single', num: 3, score: 2 }],
  ...exam
}: {
  admin: Person;
  examName: string;
  minutes?: number;
  paper?: FixedPaper;
  questions?: readonly Asked[];
  ruleList?: Input<'paperRule.save'>['ruleList'];
} & Partial<Input<'exam.save'>>): Promise<Examined & { paperId?: string }> {
  const made = await examIn({
    admin,
    examName,
    cert: { examMinutes: minutes, passScore: 4 },
    subject: { mode: 'online', paperMode: paper ? 'fixed' : 'each' },
    ...exam,
  });
  const { certId } = made;
  const questionIds: string[] = [];
  for (const question of questions) {
    const { id = '' } = await admin.call('question.save', { certId, usage: 'exam', ...question });
    questionIds.push(id);
  }
  await admin.call('paperRule.save', { certId, ruleList });
  return { ...made, paperId: paper && (await fixedPaperOf({ admin, certId, paper, questionIds })) };
}

/** A published paper of these questions, two points each. @returns its id */
async function fixedPaperOf({
  admin,
  certId,
  paper,
  questionIds,
}: {
  admin: Person;
  certId: string;
  paper: FixedPaper;
  questionIds: readonly string[];
}): Promise<string> {
  const [first, second] = paper.sections;
  const { id = '' } = await admin.call('paper.save', {
    ...paper,
    paperName: unique('固定的试卷'),
    certId,
    questions: questionIds.map((questionId, n) => ({ questionId, score: 2, section: (n < 2 ? first : second).title })),
  });
  await admin.call('paper.step', { ids: [id], step: 'publish' });
  return id;
}

/** Two rooms of a site of the administrator's organisation, with so many seats in so many rows. */
export async function roomsOf({
  operator,
  admin,
  seatPlan,
}: {
  operator: Person;
  admin: Person;
  seatPlan: string[];
}): Promise<[string, string]> {
  const { tenant } = await admin.call('session.info', {});
  const { id: siteId = '' } = await operator.call('site.save', {
    siteName: unique('考点'),
    siteCode: unique('SITE-'),
    address: '学院路 1 号',
    tenantIds: [tenant?.tenantId ?? ''],
  });
  const room = async (roomName: string): Promise<string> =>
    (await operator.call('room.save', { siteId, roomName, seatPlan })).id ?? '';
  return [await room('一号机房'), await room('二号机房')];
}

/** A published session on machines in which the learner has a place, with three questions of two points. @returns its id */
export async function sessionOf({
  admin,
  learner,
  examName,
  beginsIn,
  minutes,
  seconds,
  invigilator,
  entryCode,
  paper,
  reviewPolicy,
}: Wanted): Promise<string> {
  const { certId, examId, subjectId, paperId } = await examOf({ admin, examName, minutes, paper, reviewPolicy });
  const applyId = await registered({ admin, person: learner, certId, examId });
  const sessionId = await onlineSession({ admin, examId, subjectId, beginsIn, seconds, entryCode, paperId });
  if (invigilator !== undefined) await assign({ admin, sessionId, account: invigilator, role: 'invigilator' });
  await admin.call('placement.save', { applyId, sessionId });
  return sessionId;
}

/** A published session online, which may be entered and left at any time. @returns its id */
export async function onlineSession({
  admin,
  beginsIn,
  seconds = 3600,
  ...values
}: { admin: Person } & Pick<Wanted, 'beginsIn' | 'seconds'> &
  Omit<Input<'examSession.save'>, 'startTime' | 'endTime'>): Promise<string> {
  const from = beginsIn / 1000;
  const { id = '' } = await admin.call('examSession.save', {
    place: 'online',
    startTime: daysFromNow(from * second),
    endTime: daysFromNow((from + seconds) * second),
    latestEntryMinutes: 0,
    earliestHandInMinutes: 0,
    ...values,
  });
  await admin.call('examSession.issuance', { ids: [id], step: 'publish' });
  return id;
}

/** Somebody has a role in all of a session (dictionary staffRole). */
export async function assign({
  admin,
  sessionId,
  account,
  role,
}: {
  admin: Person;
  sessionId: string;
  account: string;
  role: string;
}): Promise<void> {
  const { rows: [person] = [] } = await admin.call('person.list', { keyword: account, pageSize: 20 });
  await admin.call('sessionStaff.save', { sessionId, personId: person?.id ?? '', role });
}

/** The mark of a question that is shown of the three there are. */
export const questionAt = (page: Page, n: number): Locator => page.getByText(`第 ${n} 题，共 3 题`, { exact: true });

/** Agrees to the rules of an exam on its page; one that is sat by now asks for nothing. */
export async function agree(page: Page): Promise<void> {
  const rules = page.getByRole('checkbox', { name: '我已阅读并同意考试规则' });
  await expect(rules.or(questionAt(page, 1))).toBeVisible();
  if (await rules.isVisible()) await rules.check();
}

/** Waits for the exam after its rules were agreed to: it begins by itself, or by a button where it had begun before. */
export async function enter(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '进入考试' });
  await expect(button.or(questionAt(page, 1))).toBeVisible({ timeout: 60_000 });
  if (await button.isVisible()) await button.click();
  await expect(questionAt(page, 1)).toBeVisible();
}
