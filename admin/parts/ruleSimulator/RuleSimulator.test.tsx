import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { PaperReport } from './PaperReport.tsx';
import { picturesOf } from './report.ts';
import { ReportView } from './ReportView.tsx';
import { RuleSimulator } from './RuleSimulator.tsx';
import { sampleReport, sampleResults } from './sample.ts';
import { SimulatorDialog } from './SimulatorDialog.tsx';
import { texts } from './texts.ts';

let restore: () => void;
let calls: { name: string; input: Record<string, unknown> }[] = [];
/** What each call answers; one that throws refuses. */
let answers: Record<string, () => unknown> = {};

beforeEach(() => {
  calls = [];
  answers = {
    'paperRule.simulate': () => ({ id: 'job', state: 'waiting' }),
    'job.progress': () => ({ id: 'job', state: 'running', progress: 42 }),
    'job.cancel': () => ({ id: 'job', state: 'cancelled' }),
  };
  restore = setTransport(async ({ name, input }) => {
    calls.push({ name, input });
    return answers[name]?.() ?? [];
  });
});
afterEach(() => restore());

const row = { id: 'rule', certId: 'cert', certIdLabel: '网络安全工程师' };
const part = { conditions: {}, onClose: () => undefined, reload: () => undefined };
const show = (content: React.ReactNode) =>
  render(
    <MemoryRouter>
      <App>{content}</App>
    </MemoryRouter>,
  );
const start = () => fireEvent.click(screen.getByRole('button', { name: texts.start }));
const named = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
const ends = (result: keyof typeof sampleResults) => {
  answers['job.progress'] = () => ({ id: 'job', state: 'done', progress: 100 });
  answers['paperRule.simulated'] = () => sampleResults[result];
};

it('asks from where and how many, follows the job and shows what came of it', async () => {
  ends('enough');
  show(<RuleSimulator rows={[row]} {...part} />);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(texts.pools.practice.label) }));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '200' } });
  start();
  expect(await screen.findByText(texts.enough(1000))).toBeTruthy();
  expect(named('paperRule.simulate')).toEqual([{ certId: 'cert', pool: 'practice', draws: 200 }]);
  expect(named('paperRule.simulated')).toEqual([{ id: 'job' }]);
  const facts = screen.getByText(texts.used, { selector: 'dt' }).parentElement;
  expect(facts?.textContent).toContain(texts.usedOf(812, 840));
  expect(screen.getByRole('heading', { name: texts.overlaps })).toBeTruthy();
  expect(screen.getAllByText(texts.noTitle)).toHaveLength(1);
});

it('begins with no number of papers that cannot be', () => {
  show(<RuleSimulator rows={[row]} {...part} />);
  const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: texts.draws });
  for (const [typed, said] of [
    ['1001', '不能大于 1000'],
    ['10.7', '只能是整数'],
    ['', '请填写'],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.blur(box);
    expect([box.value, screen.getByRole('alert').textContent]).toEqual([typed, said]);
    start();
  }
  expect(named('paperRule.simulate')).toEqual([]);
});

it('simulates a rule that is being edited as it is', async () => {
  const ruleList = [{ type: 'single', num: 3, score: 2 }];
  show(<SimulatorDialog certId="cert" certName="" ruleList={ruleList} onClose={part.onClose} />);
  expect(screen.getByText(texts.unsaved)).toBeTruthy();
  start();
  await waitFor(() => expect(named('paperRule.simulate')).toMatchObject([{ ruleList }]));
});

it('says what the bank lacks, and leads there', async () => {
  ends('short');
  show(<RuleSimulator rows={[row]} {...part} />);
  start();
  expect(await screen.findByText(texts.short)).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(texts.lacking(18)),
    expect.stringContaining(texts.lacking(4)),
  ]);
  const [first] = items as [HTMLElement];
  expect(decodeURIComponent(within(first).getByRole('link').getAttribute('href') ?? '')).toBe(
    '/question?f.certId=["cert-01"]&f.type=["single"]',
  );
});

it('shows how far it is, and cancels it', async () => {
  show(<RuleSimulator rows={[row]} {...part} />);
  start();
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42'));
  fireEvent.click(screen.getByRole('button', { name: texts.cancel }));
  expect(await screen.findByText(texts.cancelled)).toBeTruthy();
  await waitFor(() => expect(named('job.cancel')).toEqual([{ id: 'job' }]));
  expect(screen.getByRole('button', { name: texts.start })).toBeTruthy();
});

it('is cancelled with its dialog', async () => {
  const { unmount } = show(<RuleSimulator rows={[row]} {...part} />);
  start();
  await waitFor(() => expect(named('job.progress').length).toBeGreaterThan(0));
  unmount();
  await waitFor(() => expect(named('job.cancel')).toEqual([{ id: 'job' }]));
});

it('says why it failed, and tries again', async () => {
  answers['job.progress'] = () => ({ id: 'job', state: 'failed', progress: 0, message: '没有规则' });
  show(<RuleSimulator rows={[row]} {...part} />);
  start();
  expect((await screen.findByRole('alert')).textContent).toContain('没有规则');
  ends('enough');
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByText(texts.enough(1000))).toBeTruthy();
});

it('shows the papers of a session, and that there are none yet', async () => {
  answers['examSession.paperReport'] = () => ({ ...sampleReport, papers: 1, overlap: null });
  const { unmount } = show(<PaperReport rows={[{ id: 'session', sessionCode: 'CC-1' }]} {...part} />);
  expect(await screen.findByText(texts.onePaper)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: texts.overlaps })).toBeNull();
  unmount();
  answers['examSession.paperReport'] = () => {
    throw new CallError({ kind: 'conflict', code: 409, status: 409, message: '还没有' });
  };
  show(<PaperReport rows={[{ id: 'none', sessionCode: 'CC-2' }]} {...part} />);
  expect(await screen.findByText(texts.noPapers)).toBeTruthy();
});

it('draws each picture from the figures of its table', () => {
  const [difficulties, exposures, overlaps, , top] = picturesOf(sampleReport);
  expect(difficulties?.rows[2]).toEqual({ difficulty: '2', mean: 30, least: 19, most: 42 });
  expect(exposures?.rows.slice(0, 2)).toEqual([
    { range: texts.never, count: 28 },
    { range: texts.papersFrom(88, 103), count: 320 },
  ]);
  expect(exposures?.help).toContain('18.1%');
  expect(overlaps?.rows.at(-1)).toEqual({ range: texts.questionsFrom(26, 27), count: 40 });
  expect(top?.rows[0]).toMatchObject({ papers: 181, share: 18.1 });
});

it('shows the first ten of the questions that are used most, and all where asked', () => {
  const { exposure } = sampleReport;
  const top = Array.from({ length: 12 }, (_, index) => ({
    questionId: `q${index}`,
    title: `题 ${index + 1}`,
    type: 'single',
    difficulty: '1',
    papers: 100,
  }));
  show(<ReportView report={{ ...sampleReport, exposure: { ...exposure, top } }} />);
  expect(screen.getAllByText(/^题 \d+$/)).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: texts.showAll(12) }));
  expect(screen.getAllByText(/^题 \d+$/)).toHaveLength(12);
  expect(screen.queryByRole('button', { name: texts.showAll(12) })).toBeNull();
});
