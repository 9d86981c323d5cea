import { expect, type Page } from './test.ts';
import { qiming, signInAs, type Person } from './person.ts';

/** Path of the learner's app. */
export const base = '/auth-center';

/** What a mock exam of these tests asks for, and how many points it takes to pass. */
const rule = [
  { type: 'single', num: 3, score: 2 },
  { type: 'multiple', num: 1, score: 3 },
  { type: 'judgment', num: 1, score: 1 },
  { type: 'blank', num: 1, score: 2 },
  { type: 'short', num: 1, score: 4 },
] as const;
export const questionCount = 7;
export const totalScore = 16;

/** A certificate whose bank is just what its rule draws, made as an administrator makes them. */
export async function makeExam({
  examMinutes = 30,
  passage = '',
}: {
  examMinutes?: number;
  /** HTML that stands in front of each stem. */
  passage?: string;
} = {}): Promise<{ certCode: string; certName: string }> {
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  const certCode = `MOCK-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`.toUpperCase();
  const certName = `模拟 ${certCode}`;
  const { id: certId = '' } = await admin.call('cert.save', { certName, certCode, examMinutes, passScore: 10 });
  for (const { type, num } of rule)
    for (let n = 0; n < num; n += 1) {
      const question = questionOf({ certId, type, n });
      await admin.call('question.save', { ...question, title: `${passage}${question.title}` });
    }
  await admin.call('paperRule.save', { certId, ruleList: rule.map((entry) => ({ ...entry })) });
  return { certCode, certName };
}

type Kind = (typeof rule)[number]['type'];

/** Its right answer: option 乙 of a single choice, 甲 and 丙 of a multiple one, 正确, and the texts 甲 and 要点. */
function questionOf({ certId, type, n }: { certId: string; type: Kind; n: number }) {
  const common = {
    certId,
    type,
    title: `<p>${type} ${n}：<em>题干</em></p>`,
    analysis: `<p>解析 ${type} ${n}</p>`,
    score: 1,
  };
  if (type === 'single')
    return { ...common, options: ['甲', '乙', '丙'].map((content) => ({ content, isAnswer: content === '乙' })) };
  if (type === 'multiple')
    return { ...common, options: ['甲', '乙', '丙'].map((content) => ({ content, isAnswer: content !== '乙' })) };
  if (type === 'judgment')
    return { ...common, options: ['正确', '错误'].map((content) => ({ content, isAnswer: content === '正确' })) };
  if (type === 'blank') return { ...common, title: '<p>填 ____</p>', answer: [{ anyOf: ['甲', 'A'] }] };
  return { ...common, answer: [{ anyOf: ['要点'] }] };
}

/** Opens the page of a certificate's mock exam and begins. @returns the mock exam's id */
export async function begin({ page, certCode }: { page: Page; certCode: string }): Promise<string> {
  await page.goto(`${base}/mock-exam?certCode=${certCode}`);
  await page.getByRole('button', { name: '开始模拟考试' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
  return new URL(page.url()).searchParams.get('mockId') ?? '';
}

/** What the server has, asked for as if by yet another device. */
export async function stored({
  person,
  mockId,
}: {
  person: Person;
  mockId: string;
}): Promise<{ selectedOptions: number[]; inputInfo: string[]; isFlagged: boolean }[]> {
  const { questionList } = await person.call('mock.resume', { mockId, deviceId: 'nobody' });
  return questionList.map(({ selectedOptions, inputInfo, isFlagged }) => ({ selectedOptions, inputInfo, isFlagged }));
}

/** Seconds that the time which the page shows is off the server's, asked before and after it: on a busy machine each takes its time. */
export async function timeOff({
  page,
  person,
  mockId,
}: {
  page: Page;
  person: Person;
  mockId: string;
}): Promise<number> {
  const left = async (): Promise<number> =>
    (await person.call('mock.status', { mockId, deviceId: 'nobody' })).remainingSeconds;
  const before = await left();
  const shown = await page.getByRole('timer').innerText();
  const after = await left();
  const seconds = shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.max(0, seconds - before, after - seconds);
}
