import { fireEvent, render, screen, within } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { inOrder, sorted, type Analysis } from './analysis.ts';
import { ItemAnalysis } from './ItemAnalysis.tsx';
import { questionOf, sampleAnalysis } from './sample.ts';
import { texts } from './texts.ts';

let restore: () => void;
let answer: () => Analysis = () => sampleAnalysis;

beforeEach(() => {
  answer = () => sampleAnalysis;
  restore = setTransport(async ({ name }) => (name === 'examSession.itemAnalysis' ? answer() : []));
});
afterEach(() => restore());

const show = () =>
  render(
    <MemoryRouter>
      <App>
        <ItemAnalysis
          rows={[{ id: 'session', sessionCode: 'CC2026-0007' }]}
          conditions={{}}
          onClose={() => undefined}
          reload={() => undefined}
        />
      </App>
    </MemoryRouter>,
  );
const titlesOf = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.dataset['question'] !== undefined)
    .map((button) => button.dataset['question'] ?? '');

it('shows what is conspicuous first, a likely wrong key before all', async () => {
  show();
  expect(await screen.findByText('0.83')).toBeTruthy();
  expect(titlesOf()).toEqual(['question-20/1', 'question-21/1', 'question-22/1', 'question-23/1']);
  fireEvent.click(screen.getByText(texts.showAll(24)));
  expect(titlesOf()).toHaveLength(24);
  fireEvent.click(screen.getByRole('button', { name: texts.facility }));
  expect(titlesOf()[0]).toBe('question-22/1');
});

it('opens a question with its key and who chose what, and comes back to it', async () => {
  show();
  await screen.findByText('0.83');
  const [wrong] = screen.getAllByRole('button').filter(({ dataset }) => dataset['question'] === 'question-20/1');
  fireEvent.click(wrong as HTMLElement);
  expect(screen.getByText(texts.advice['negative'] ?? '')).toBeTruthy();
  const [, key, rival] = screen.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
  expect(key.textContent).toContain(texts.key);
  expect(within(rival).queryByText(texts.key)).toBeNull();
  expect(rival.textContent).toContain('86%');
  expect(screen.getByRole('link', { name: texts.toBank }).getAttribute('href')).toBe('/question/question-20/detail');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(texts.back) }));
  expect((document.activeElement as HTMLElement).dataset['question']).toBe('question-20/1');

  // What was chosen to be shown is still shown on the way back.
  fireEvent.click(screen.getByText(texts.showAll(sampleAnalysis.questions.length)));
  const plain = document.querySelector<HTMLElement>('[data-question="question-1/1"]');
  fireEvent.click(plain as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(texts.back) }));
  expect((document.activeElement as HTMLElement).dataset['question']).toBe('question-1/1');
});

it('says nothing of what the best chose where none of them had the question', async () => {
  answer = () => ({
    ...sampleAnalysis,
    error: null,
    questions: [questionOf({ place: null, upper: null, flags: ['weak'] })],
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: /数据备份/ }));
  const [, key] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
  expect(
    within(key)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['82', texts.nothing, '34%']);
});

it('warns of few people and of what is not decided, and says when there is nothing', async () => {
  answer = () => ({ ...sampleAnalysis, people: 8, undecided: 3 });
  const { unmount } = show();
  expect(await screen.findByText(texts.few(8))).toBeTruthy();
  expect(screen.getByText(texts.undecided(3))).toBeTruthy();
  unmount();
  answer = () => ({ ...sampleAnalysis, people: 1 });
  show();
  expect(await screen.findByText(texts.none)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.export }).disabled).toBe(true);
});

it('judges no question that fewer than ten people had, and says so', async () => {
  answer = () => ({ ...sampleAnalysis, people: 12, questions: [questionOf({ place: 1, count: 9 })] });
  const { unmount } = show();
  expect(await screen.findByText(texts.tooFew)).toBeTruthy();
  expect(screen.queryByText(texts.flaggedOf(0, 1))).toBeNull();
  fireEvent.click(screen.getByText(texts.showFlagged(0)));
  expect(screen.getAllByText(texts.noneJudged)).toHaveLength(2);
  unmount();
  answer = () => ({ ...sampleAnalysis, people: 12, questions: [questionOf({ place: 1, count: 10 })] });
  show();
  expect(await screen.findByText(texts.flaggedOf(0, 1))).toBeTruthy();
  expect(screen.queryByText(texts.tooFew)).toBeNull();
});

it('says why it is refused, and names no question to who may not read the bank', async () => {
  answer = () => {
    throw new CallError({ kind: 'denied', code: 403, status: 403, message: '范围以外' });
  };
  const { unmount } = show();
  expect(await screen.findByText('范围以外')).toBeTruthy();
  unmount();
  answer = () => ({ ...sampleAnalysis, questions: [questionOf({ place: 1, title: null, flags: ['weak'] })] });
  show();
  fireEvent.click(await screen.findByRole('button', { name: texts.noTitle }));
  expect(screen.queryByRole('link', { name: texts.toBank })).toBeNull();
});

it('orders by a figure, what lacks it last', () => {
  const questions = [
    questionOf({ place: 1, discrimination: null }),
    questionOf({ place: 2, discrimination: 0.1 }),
    questionOf({ place: 3, discrimination: 0.3 }),
  ];
  const places = (order: 'ascend' | 'descend') =>
    sorted({ questions, by: { key: 'discrimination', order } }).map(({ place }) => place);
  expect(places('ascend')).toEqual([2, 3, 1]);
  expect(places('descend')).toEqual([3, 2, 1]);
  expect(
    inOrder([
      questionOf({ place: 1, flags: ['easy'] }),
      questionOf({ place: 2 }),
      questionOf({ place: 3, flags: ['negative'], discrimination: -0.1 }),
      questionOf({ place: 4, flags: ['negative'], discrimination: -0.4 }),
    ]).map(({ place }) => place),
  ).toEqual([4, 3, 1, 2]);
});
