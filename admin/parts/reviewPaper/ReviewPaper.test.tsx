import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { FrameContext } from '#runtime/screen/host.ts';
import { FieldStage } from '../FieldStage.tsx';
import { ReviewPaper } from './ReviewPaper.tsx';
import { ReviewPlace } from './ReviewPlace.tsx';
import type { ReviewedPaper } from './reviewedPaper.ts';
import { choiceOf, paperOf, questionOf } from './testing.ts';
import { texts } from './texts.ts';

let restore: () => void;
let answer: () => ReviewedPaper;
let asked: Record<string, unknown>[];

beforeEach(() => {
  [answer, asked] = [() => paperOf(), []];
  sessionStore.patch({ status: 'signedIn', codes: new Set(['a12-m2.22.3']) });
  restore = setTransport(async ({ name, input }) => {
    if (name !== 'scoreReview.paper') return [];
    asked.push(input);
    return answer();
  });
});
afterEach(() => {
  restore();
  sessionStore.set(signedOut);
});

const show = (version = 1) =>
  render(<FieldStage part={ReviewPaper} title="答卷" value="" record={{ id: 'review-1', version }} isReadOnly />);
const refusal = (kind: 'denied' | 'conflict', status: number, message: string) => () => {
  throw new CallError({ kind, code: status, status, message });
};

it('shows each question with what was answered, its key, and what it brought', async () => {
  show();
  const choice = within(await screen.findByRole('article', { name: texts.number(1) }));
  const [chosen, right, other] = choice.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
  expect([chosen, right, other].map(({ textContent }) => textContent)).toEqual([
    `A安培${texts.chosen}`,
    `B伏特 ${texts.right}`,
    'C欧姆',
  ]);
  choice.getByText(texts.points(0, 2));

  const long = within(screen.getByRole('article', { name: texts.number(2) }));
  long.getByText('电流和电压成正比，手电筒就是一例。');
  long.getByText('电流和电压成正比');
  long.getByText(texts.points(8, 10));
  long.getByText('两人相差 4 分，由组长裁定');
  long.getByText(texts.rubricItem('写出定律', 4));
  long.getByText('例子不完整');
  long.getByText(texts.markRubric([1, 2]));
  expect(asked).toEqual([{ id: 'review-1' }]);
});

it('leads from a number, which says how much the question brought, to its question', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  show();
  fireEvent.click(await screen.findByRole('button', { name: texts.numberLabel(2, texts.states.part) }));
  screen.getByRole('button', { name: texts.numberLabel(1, texts.states.none) });
  expect(document.activeElement).toBe(screen.getByRole('article', { name: texts.number(2) }));
  scroll.mockRestore();
});

it('asks anew where the review was decided meanwhile', async () => {
  const { unmount } = show();
  await screen.findByText(texts.points(8, 10));
  unmount();
  answer = () => paperOf({ questionList: [questionOf({ gained: 10 })] });
  show(2);
  await screen.findByText(texts.points(10, 10));
});

it('says that nothing was chosen, and that a key is not for whoever looks', async () => {
  answer = () =>
    paperOf({
      questionList: [
        choiceOf({
          selectedOptions: [],
          correctOptions: [],
          isHeld: true,
          isKeyShown: false,
          optionList: [{ order: 1, content: '安培', isAnswer: false }],
        }),
        questionOf({ inputInfo: [], answer: [], analysis: null, rubric: [], isHeld: true, isKeyShown: false }),
      ],
    });
  show();
  await screen.findByText(texts.notChosen);
  expect(screen.getAllByText(texts.held)).toHaveLength(2);
  screen.getByText('没有写');
  expect(screen.queryByText(texts.right)).toBeNull();
  expect(screen.queryByText(texts.key)).toBeNull();
});

it('shows the entered score of what was not sat on a machine, and says where there is nothing', async () => {
  const whole = { gained: 55, maximum: 100, cause: 'import', note: null };
  answer = () => paperOf({ score: 50, gained: 55, deduction: 5, fullScore: 100, whole, questionList: [] });
  const { unmount } = show();
  await screen.findByText(texts.wholeHelp);
  screen.getByText(texts.points(55, 100));
  screen.getByText(texts.deduction(5));
  unmount();
  answer = () => paperOf({ kind: 'absent', questionList: [] });
  show();
  await screen.findByText(new RegExp(texts.nothing));
});

it('says why there is none for whoever looks, and tries again where it failed', async () => {
  answer = refusal('denied', 403, '这是您自己的成绩，请别人办理');
  const { unmount } = show();
  await screen.findByText('这是您自己的成绩，请别人办理');
  expect(screen.queryByRole('button', { name: /重\s?试/ })).toBeNull();
  unmount();
  answer = () => {
    throw errorWithoutReply('network');
  };
  show();
  const retry = await screen.findByRole('button', { name: /重\s?试/ });
  answer = () => paperOf();
  fireEvent.click(retry);
  await screen.findByText(texts.points(8, 10));
});

it('asks for nothing without the button', () => {
  sessionStore.patch({ codes: new Set(['a12-m2.22']) });
  show();
  screen.getByText(texts.noCode);
  expect(asked).toEqual([]);
});

const place = (about: string) =>
  render(
    <FrameContext.Provider
      value={{
        kind: 'dialog',
        close: () => undefined,
        done: () => undefined,
        setDirty: () => undefined,
        asking: { title: '更改成绩', isDanger: false, input: {}, about },
      }}
    >
      <ReviewPlace
        value={undefined}
        onChange={(next) => chosen.push(next)}
        field={{ kind: 'integer', title: '题号', order: 1 }}
        record={{}}
        setRecord={() => undefined}
        isReadOnly={false}
        errors={[]}
        widget={<input aria-label="填写题号" />}
      />
    </FrameContext.Provider>,
  );
let chosen: unknown[];

it('offers the questions of the paper, with their points, to change one of them', async () => {
  chosen = [];
  place('review-1');
  await waitFor(() => expect(asked).toEqual([{ id: 'review-1' }]));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '题号' }));
  fireEvent.click(await screen.findByText(texts.choice(1, texts.points(0, 2), '电压的单位是')));
  expect(chosen).toEqual([1]);
});

it('lets a number be typed of several reviews, and where there are no questions', async () => {
  const { unmount } = place('review-1,review-2');
  screen.getByRole('textbox', { name: '填写题号' });
  expect(asked).toEqual([]);
  unmount();
  answer = () => paperOf({ questionList: [] });
  place('review-1');
  await screen.findByRole('textbox', { name: '填写题号' });
});
