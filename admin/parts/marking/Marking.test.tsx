import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { drafts } from '#runtime/core/drafts.ts';
import { errorWithoutReply, CallError } from '#runtime/core/errors.ts';
import { page } from '#runtime/core/page.ts';
import { ScreenProvider } from '#runtime/screen/ScreenProvider.tsx';
import { administrator } from '#tests/users.ts';
import { Marking } from './Marking.tsx';
import { percentDone, type Session, type Sheet } from './marking.ts';
import { progress, sessionOf, sheetOf, shortOf } from './testing.ts';
import { texts } from './texts.ts';

let restore: () => void;
let sessions: Session[];
/** What waits, the next one first. */
let waiting: Sheet[];
/** What one scored, as it is opened again. */
let former: Sheet;
let calls: { name: string; input: Record<string, unknown> }[];
/** What calls fail by, by name; each once. */
let failures: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  page.set(administrator);
  [sessions, waiting, calls, failures] = [[sessionOf()], [sheetOf(), shortOf()], [], {}];
  former = sheetOf({ markedTime: '2026-04-11 12:00:00', points: 7 });
  restore = setTransport(async ({ name, input }) => {
    calls.push({ name, input });
    const failure = failures[name];
    if (failure) {
      delete failures[name];
      throw failure;
    }
    if (name === 'examiner.sessions') return sessions;
    if (name === 'examiner.next') {
      const { questionId: chosen } = input;
      const answer = waiting.find(({ questionId }) => chosen === undefined || chosen === questionId) ?? null;
      return { answer };
    }
    if (name === 'examiner.score' || name === 'examiner.skip') waiting = waiting.filter(({ id }) => id !== input['id']);
    if (name === 'examiner.open') return { ...former, id: String(input['id']) };
    if (name === 'examiner.progress') return progress;
    if (name === 'examiner.mine')
      return {
        total: 1,
        rows: [
          {
            id: 'marking-9',
            questionId: 'question-2',
            place: 12,
            title: '论述欧姆定律。',
            points: 7,
            maximum: 10,
            note: null,
            markedTime: '2026-04-11 12:00:00',
          },
        ],
      };
    return {};
  });
});
afterEach(() => {
  restore();
  page.clear();
});

const show = (query = 'session=session-1') =>
  render(
    <ScreenProvider initialQuery={query}>
      <Marking />
    </ScreenProvider>,
  );
const showMine = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('tab', { name: texts.tabs.mine }));
  fireEvent.click(within(await screen.findByRole('table')).getByRole('button', { name: /^再看/ }));
};
const scored = () => calls.flatMap(({ name, input }) => (name === 'examiner.score' ? [input] : []));
const box = () => screen.findByRole('spinbutton', { name: texts.points });
/** Submits as soon as the one before is answered. */
const submit = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name: texts.submit })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
};
const conflict = (message: string) => new CallError({ kind: 'conflict', code: 409, status: 409, message });

it('shows the sessions that one scores, and how one gets one', async () => {
  show('');
  fireEvent.click(await screen.findByRole('button', { name: /^开始评卷/ }));
  await box();
  expect(calls.find(({ name }) => name === 'examiner.next')?.input).toEqual({ sessionId: 'session-1', by: 'question' });
});

it('says so where there is none', async () => {
  sessions = [];
  show('');
  await screen.findByText(texts.howToGet);
});

it('gives points by the rubric, at most those of the question, and goes on', async () => {
  show();
  fireEvent.click(await screen.findByRole('checkbox', { name: texts.rubricItem('写出公式', 4) }));
  fireEvent.click(screen.getByRole('checkbox', { name: texts.rubricItem('举例恰当', 5) }));
  expect(await box()).toHaveProperty('value', '9');
  fireEvent.click(screen.getByRole('checkbox', { name: texts.rubricItem('说明各量', 3) }));
  expect(await box()).toHaveProperty('value', '10');
  fireEvent.change(screen.getByRole('textbox', { name: texts.note }), { target: { value: ' 例子很好 ' } });
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  await screen.findByText('电荷', { selector: 'mark' });
  expect(scored()).toEqual([{ id: 'marking-1', points: 10, rubric: [1, 2, 3], note: '例子很好' }]);
  // Counted on by itself, of three that waited.
  screen.getByText(texts.left(2));
  screen.getByText(new RegExp(`^${texts.mineCount(3)}`));
});

it('confirms what a machine proposes by Enter, and takes digits from anywhere', async () => {
  waiting = [shortOf(), sheetOf()];
  show();
  expect(await box()).toHaveProperty('value', '2');
  screen.getByText(texts.proposed(2, ['电荷']));
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await screen.findByRole('checkbox', { name: texts.rubricItem('写出公式', 4) });
  expect(scored()).toEqual([{ id: 'marking-2', points: 2, rubric: [] }]);
  fireEvent.keyDown(document.body, { key: '6' });
  expect(await box()).toHaveProperty('value', '6');
  expect(document.activeElement).toBe(await box());
});

it('leaves keys to a menu beside it, and takes those of what is around it', async () => {
  waiting = [shortOf(), sheetOf()];
  render(<ul role="menu" tabIndex={0} />);
  show();
  expect(await box()).toHaveProperty('value', '2');
  for (const key of ['4', 's', 'Enter']) fireEvent.keyDown(screen.getByRole('menu'), { key });
  expect(await box()).toHaveProperty('value', '2');
  // What a click on the text of an answer focuses.
  fireEvent.keyDown(screen.getByRole('tabpanel'), { key: '3' });
  expect(await box()).toHaveProperty('value', '3');
  fireEvent.keyDown(screen.getByRole('tabpanel'), { key: 'Enter' });
  await screen.findByRole('checkbox', { name: texts.rubricItem('写出公式', 4) });
  expect(scored()).toEqual([{ id: 'marking-2', points: 3, rubric: [] }]);
  expect(calls.filter(({ name }) => name === 'examiner.skip')).toEqual([]);
});

it('sends nothing that is above the points, not in halves or empty, and says why', async () => {
  show();
  for (const [typed, said] of [
    ['', '请填写'],
    ['10.5', '不能大于 10'],
    ['1.25', '只能是 0.5 的倍数'],
  ] as const) {
    fireEvent.change(await box(), { target: { value: typed } });
    fireEvent.blur(await box());
    fireEvent.click(screen.getByRole('button', { name: texts.submit }));
    await screen.findByText(said);
  }
  expect(scored()).toEqual([]);
});

it('keeps what was typed where it cannot be stored, and takes a claim that ran out anew', async () => {
  show();
  fireEvent.change(await box(), { target: { value: '3.5' } });
  failures = { 'examiner.score': errorWithoutReply('network') };
  await submit();
  await screen.findByRole('alert');
  expect(await box()).toHaveProperty('value', '3.5');
  failures = { 'examiner.score': conflict('领取已超过 10 分钟'), 'examiner.keep': conflict('不在您手里了') };
  await submit();
  await screen.findByText('不在您手里了');
  expect(await box()).toHaveProperty('value', '3.5');
  failures = { 'examiner.score': conflict('领取已超过 10 分钟') };
  await submit();
  await screen.findByText(texts.proposed(2, ['电荷']));
  expect(calls.filter(({ name }) => name === 'examiner.keep')).toHaveLength(2);
  expect(scored().at(-1)).toMatchObject({ id: 'marking-1', points: 3.5 });
});

it('skips, opens the last one again and changes it', async () => {
  waiting = [sheetOf({ id: 'skipped' }), sheetOf(), shortOf()];
  show();
  await box();
  fireEvent.click(screen.getByRole('button', { name: texts.skip }));
  await waitFor(() => expect(calls.at(-1)?.name).toBe('examiner.next'));
  fireEvent.change(await box(), { target: { value: '7' } });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await screen.findByText(texts.proposed(2, ['电荷']));
  fireEvent.click(screen.getByRole('button', { name: texts.undo }));
  await screen.findByText(texts.isFormer(7));
  fireEvent.change(await box(), { target: { value: '8' } });
  fireEvent.click(screen.getByRole('button', { name: texts.change }));
  await screen.findByText(texts.proposed(2, ['电荷']));
  expect(scored().map(({ id, points }) => [id, points])).toEqual([
    ['marking-1', 7],
    ['marking-1', 8],
  ]);
});

it('does one thing at a time, whatever keys come meanwhile', async () => {
  waiting = [sheetOf({ id: 'first' }), sheetOf(), shortOf()];
  show();
  fireEvent.change(await box(), { target: { value: '7' } });
  for (const key of ['Enter', 'Enter', 's', 'u']) fireEvent.keyDown(document.body, { key });
  await waitFor(() => expect(screen.getByRole('button', { name: texts.undo })).toHaveProperty('disabled', false));
  expect(await box()).toHaveProperty('value', '');
  expect(scored()).toMatchObject([{ id: 'first', points: 7 }]);
  for (const key of ['s', 's']) fireEvent.keyDown(document.body, { key });
  await screen.findByText(texts.proposed(2, ['电荷']));
  const named = (wanted: string) => calls.filter(({ name }) => name === wanted).map(({ input }) => input['id']);
  expect([named('examiner.skip'), named('examiner.open')]).toEqual([['marking-1'], []]);
});

it('keeps what was typed where it cannot be skipped, and shows nothing that is scored where the next does not come', async () => {
  show();
  fireEvent.change(await box(), { target: { value: '3.5' } });
  failures = { 'examiner.skip': errorWithoutReply('network') };
  fireEvent.click(screen.getByRole('button', { name: texts.skip }));
  await waitFor(() => expect(drafts.read({ form: 'marking', id: 'marking-1' })?.values).toMatchObject({ points: 3.5 }));
  failures = { 'examiner.next': errorWithoutReply('network') };
  await submit();
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await screen.findByText(texts.proposed(2, ['电荷']));
});

it('leads on from an answer that is not with the examiner any more', async () => {
  waiting = [sheetOf({ id: 'taken' }), shortOf()];
  show();
  await box();
  failures = { 'examiner.skip': conflict('不在您手里了') };
  waiting.shift();
  fireEvent.click(screen.getByRole('button', { name: texts.skip }));
  await screen.findByText(texts.proposed(2, ['电荷']));
});

it('leads from what one scored to its answer', async () => {
  show();
  await showMine();
  await screen.findByText(texts.isFormer(7));
  expect(calls.at(-1)).toEqual({ name: 'examiner.open', input: { id: 'marking-9' } });
  expect(screen.queryByRole('tab', { name: texts.tabs.progress })).toBeNull();
});

it('shows what is stored once results are published, and sets nothing', async () => {
  former = { ...former, canChange: false };
  const place = { form: 'marking', id: 'marking-9' };
  const draft = { values: { points: 1, rubric: [], note: '旧的' }, savedTime: Date.now() };
  drafts.write(place, draft);
  const { unmount } = show();
  await showMine();
  await screen.findByText(texts.isClosed);
  expect(await box()).toMatchObject({ value: '7', disabled: true });
  expect(screen.queryByText(texts.restored)).toBeNull();
  fireEvent.keyDown(document.body, { key: '3' });
  expect(await box()).toHaveProperty('value', '7');
  unmount();
  expect(drafts.read(place)).toEqual(draft);
});

it('leads on from a question of which nothing waits any more', async () => {
  waiting = [sheetOf()];
  sessions = [
    sessionOf({ questions: [{ questionId: 'question-1', type: 'short', title: '什么是电流？', open: 0, all: 9 }] }),
  ];
  show('session=session-1&question=question-1');
  await screen.findByText(texts.questionDone);
  screen.getByText(texts.allDoneHelp);
  fireEvent.click(screen.getByRole('button', { name: texts.toEveryQuestion }));
  await screen.findByRole('checkbox', { name: texts.rubricItem('写出公式', 4) });
  const asked = calls.filter(({ name }) => name === 'examiner.next').map(({ input }) => input);
  expect(asked.at(-1)).toEqual({ sessionId: 'session-1', by: 'question' });
});

it('lists questions with what waits of each now', async () => {
  show();
  await box();
  sessions = [
    sessionOf({ questions: [{ questionId: 'question-1', type: 'short', title: '什么是电流？', open: 7, all: 9 }] }),
  ];
  fireEvent.mouseDown(screen.getByRole('combobox', { name: texts.question }));
  fireEvent.click(await screen.findByText(`什么是电流？（${texts.openCount(7)}）`));
  await screen.findByText(texts.proposed(2, ['电荷']));
});

it('leaves out a question of another session that the address names', async () => {
  show('session=session-1&question=elsewhere');
  await box();
  screen.getByText(texts.everyQuestion);
  expect(calls.at(-1)).toEqual({ name: 'examiner.next', input: { sessionId: 'session-1', by: 'question' } });
});

it('calls a third mark 裁定 where its chief decides between two that are shown', async () => {
  waiting = [sheetOf({ number: 3, former: [{ number: 1, points: 4, note: null }] })];
  const { unmount } = show();
  await screen.findByText(texts.decision);
  unmount();
  waiting = [sheetOf({ number: 3 })];
  show();
  await screen.findByText('第三评');
});

it('shows its chief how far all are, with a table of it', async () => {
  sessions = [sessionOf({ isChief: true })];
  show();
  fireEvent.click(await screen.findByRole('tab', { name: texts.tabs.progress }));
  const table = within(await screen.findByRole('group', { name: texts.table }));
  table.getByRole('columnheader', { name: texts.controlDifference });
  table.getByText('李考官');
  screen.getByText(texts.driftHelp);
  screen.getByRole('progressbar', { name: texts.doneCount(4, 8) });
});

it('looks by itself for what came meanwhile: at an empty desk, among the sessions, at how far all are', async () => {
  const comeBack = (): void => void document.dispatchEvent(new Event('visibilitychange'));
  [waiting, sessions] = [[], [sessionOf({ open: 0, isChief: true })]];
  const { unmount } = show();
  await screen.findByText(texts.allDone);
  failures = { 'examiner.next': errorWithoutReply('network') };
  comeBack();
  await screen.findByRole('button', { name: '重试' });
  waiting = [shortOf()];
  comeBack();
  await screen.findByText(texts.proposed(2, ['电荷']));
  // The answer that one has is not asked for again.
  const asked = () => calls.filter(({ name }) => name === 'examiner.next').length;
  const before = asked();
  comeBack();
  fireEvent.click(screen.getByRole('tab', { name: texts.tabs.progress }));
  await screen.findByText(texts.driftHelp);
  expect(asked()).toBe(before);
  const looks = () => calls.filter(({ name }) => name === 'examiner.progress').length;
  comeBack();
  await waitFor(() => expect(looks()).toBe(2));
  unmount();
  show('');
  await screen.findByRole('button', { name: /^查看/ });
  sessions = [sessionOf({ open: 1 })];
  comeBack();
  await screen.findByRole('button', { name: /^开始评卷/ });
});

it('says that all is done only when it is', () => {
  expect([percentDone({ done: 0, all: 0 }), percentDone({ done: 999, all: 1000 })]).toEqual([0, 99]);
});

it('says that nothing waits, and what went wrong', async () => {
  [waiting, sessions] = [[], [sessionOf({ open: 0 })]];
  failures = { 'examiner.next': errorWithoutReply('network') };
  show();
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  await screen.findByText(texts.allDone);
  screen.getByText(texts.allDoneHelp);
  expect(screen.queryByRole('button', { name: texts.toEveryQuestion })).toBeNull();
});

it('says what waits for one after others', async () => {
  [waiting, sessions] = [[], [sessionOf({ open: 1 })]];
  show();
  await screen.findByText(texts.withOthers(1));
  screen.getByText(texts.withOthersHelp);
  sessions = [sessionOf({ open: 0 })];
  fireEvent.click(screen.getByRole('button', { name: texts.lookAgain }));
  await screen.findByText(texts.allDone);
});

it('speaks of nothing to come where nothing is to be scored', async () => {
  [waiting, sessions] = [[], [sessionOf({ open: 0, all: 0 })]];
  show();
  await screen.findByText(texts.nothingYet);
  expect(screen.queryByText(texts.allDoneHelp)).toBeNull();
});
