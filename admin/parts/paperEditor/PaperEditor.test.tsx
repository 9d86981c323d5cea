import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { useState, type ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { PaperEditor } from './PaperEditor.tsx';
import { StemButton, type StemButton as Drawn } from './StemButton.tsx';
import { bankQuestion } from './testing.ts';
import { bankCode } from './useFacts.ts';

/** The stems of the rows that were drawn, one after the other. */
const { drawn } = vi.hoisted(() => ({ drawn: [] as unknown[] }));
vi.mock('./StemButton.tsx', async (original) => {
  const { StemButton } = await original<{ StemButton: typeof Drawn }>();
  return {
    StemButton: (props: ComponentProps<typeof Drawn>) => {
      drawn.push(props.stem);
      return <StemButton {...props} />;
    },
  };
});

const bank = [
  bankQuestion({ id: 'a', titleText: '甲题' }),
  bankQuestion({ id: 'b', titleText: '乙题', materialId: 'm', materialIdLabel: '一段材料' }),
  bankQuestion({ id: 'c', titleText: '丙题', type: 'judgment', materialId: 'm', materialIdLabel: '一段材料' }),
  bankQuestion({ id: 'd', titleText: '丁题', state: 'retired' }),
];
const kinds = [
  { code: 'single', label: '单选题', order: 1 },
  { code: 'judgment', label: '判断题', order: 2 },
];

let restore: () => void;
let asked: Record<string, unknown>[];
let form: ScreenRecord;
let fill: (fields: ScreenRecord) => void;
/** What is waited for before questions are drawn. */
let drawing: Promise<void>;

beforeEach(() => {
  asked = [];
  drawing = Promise.resolve();
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set([bankCode]) });
  restore = setTransport(async ({ name, input }) => {
    if (name === 'question.list') {
      asked.push(input);
      const ids = input['id'] as string[] | undefined;
      const rows = bank.filter(({ id, state }) => (ids ? ids.includes(id) : state === 'published'));
      return { rows, total: rows.length };
    }
    if (name === 'paper.similar') {
      const ids = input['ids'] as string[];
      return ids.includes('a') && ids.includes('b') ? [{ questionId: 'a', otherId: 'b', percent: 92 }] : [];
    }
    if (name === 'question.countByType') return [{ type: 'judgment', count: 1 }];
    if (name === 'paper.draw') {
      asked.push(input);
      await drawing;
      return {
        questions: [{ questionId: 'c', titleText: '丙题', type: 'judgment', difficulty: '1', score: 1.5 }],
        missing: [{ type: 'judgment', count: 1 }],
      };
    }
    if (name === 'question.abilityList') return [{ label: '信息技术', count: 4 }];
    if (name === 'question.get') return { ...bank[0], title: '<p>甲题的全部</p>', options: [], answer: [] };
    return { questionType: kinds };
  });
});
afterEach(() => {
  cleanup();
  restore();
  sessionStore.set(signedOut);
});

const row = (questionId: string, section: string | null, values: ScreenRecord = {}): ScreenRecord => {
  const { titleText, type, difficulty } = bank.find(({ id }) => id === questionId) ?? {};
  return { questionId, questionIdLabel: titleText, type, difficulty, section, score: 2, ...values };
};

function open({
  questions = [],
  errors = [],
  isReadOnly = false,
  ...record
}: { questions?: ScreenRecord[]; errors?: FieldPartProps['errors']; isReadOnly?: boolean } & ScreenRecord = {}): void {
  function Stage() {
    const [now, setNow] = useState<ScreenRecord>({ certId: 'cert-01', questions, ...record });
    form = now;
    fill = (fields) => setNow((former) => ({ ...former, ...fields }));
    return (
      <PaperEditor
        // As forms give it: anew at each drawing.
        value={structuredClone(now['questions'])}
        onChange={(next) => setNow((former) => ({ ...former, questions: next }))}
        field={{ kind: 'list', title: '试题', order: 1 }}
        record={structuredClone(now)}
        setRecord={fill}
        isReadOnly={isReadOnly}
        errors={errors}
      />
    );
  }
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App>
        <Stage />
      </App>
    </ConfigProvider>,
  );
}

/** The paper as it would be saved: `一:ab 二:c -:d`. */
function paper(): string {
  const questions = form['questions'] as { questionId: string; section: string | null }[];
  const letters = new Map<string, string>();
  for (const { questionId, section } of questions)
    letters.set(section ?? '-', (letters.get(section ?? '-') ?? '') + questionId);
  return [...letters].map(([section, ids]) => `${section}:${ids}`).join(' ');
}

const stem = (name: string) => screen.getByRole('button', { name });
const sections = [{ title: '一' }, { title: '二' }];
const filled = { sections, questions: [row('a', '一'), row('b', '一'), row('c', '二')] };

it('says what to do first, and that a certificate is wanted', () => {
  open({ certId: undefined });
  expect(screen.getByText('还没有试题')).toBeTruthy();
  expect(screen.getByText(/先选择证书/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '选试题' })).toHaveProperty('disabled', true);
});

it('puts ticked questions of the bank into a group with the points that the bank suggests, none twice', async () => {
  open({ sections: [{ title: '一' }], questions: [row('a', '一')] });
  fireEvent.click(screen.getByRole('button', { name: '为“一”选试题' }));
  const drawer = await screen.findByRole('dialog');
  const known = await within(drawer).findByRole('checkbox', { name: '选中：甲题' });
  expect(known).toHaveProperty('disabled', true);
  expect(asked).toContainEqual(
    expect.objectContaining({ certId: 'cert-01', state: 'published', usage: ['both', 'exam'] }),
  );
  fireEvent.click(within(drawer).getByRole('checkbox', { name: '选中：丙题' }));
  fireEvent.click(within(drawer).getByRole('button', { name: '加入 1 题' }));
  expect(paper()).toBe('一:ac');
  expect(form['questions']).toMatchObject([{}, { questionId: 'c', score: 2, type: 'judgment' }]);
  expect(within(drawer).getByRole('checkbox', { name: '选中：丙题' })).toHaveProperty('disabled', true);
});

it('moves questions by Alt and the arrows over the edge of a group, the focus with them, and back by Ctrl Z', () => {
  open(filled);
  stem('乙题').focus();
  fireEvent.keyDown(stem('乙题'), { key: 'ArrowDown', altKey: true });
  expect(paper()).toBe('一:a 二:bc');
  expect(document.activeElement).toBe(stem('乙题'));
  expect(screen.getByRole('status').textContent).toBe('已移到“二”，现在是第 2 题');
  fireEvent.keyDown(stem('乙题'), { key: 'z', ctrlKey: true });
  expect(paper()).toBe('一:ab 二:c');
});

it('drops a question beside another one of another group', () => {
  open(filled);
  const item = (name: string) => stem(name).closest('li') as HTMLElement;
  const dataTransfer = { setDragImage: () => undefined };
  const handle = item('甲题').querySelector('[draggable]') as HTMLElement;
  fireEvent.dragStart(handle, { dataTransfer });
  fireEvent.dragOver(item('丙题'), { dataTransfer, clientY: 1 });
  fireEvent.drop(item('丙题'), { dataTransfer, clientY: 1 });
  expect(paper()).toBe('一:b 二:ca');
});

it('renames a group with its questions, and refuses a title that another has', () => {
  open(filled);
  const box = screen.getByRole('textbox', { name: '第 1 个大题的标题' });
  fireEvent.change(box, { target: { value: '选择题' } });
  expect(paper()).toBe('选择题:ab 二:c');
  fireEvent.change(box, { target: { value: '二' } });
  expect(paper()).toBe('选择题:ab 二:c');
  expect(screen.getByText(/已有同名的大题/)).toBeTruthy();
});

it.each([
  ['移到“二”', '二:cab'],
  ['留在试卷中，成为未分组的题', '二:c -:ab'],
  ['一起移除', '二:c'],
])('asks where the questions of a removed group go: %s', async (choice, after) => {
  open(filled);
  fireEvent.click(screen.getByRole('button', { name: '删除“一”' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: choice }));
  expect(paper()).toBe('一:ab 二:c');
  fireEvent.click(within(dialog).getByRole('button', { name: /删除/ }));
  expect(paper()).toBe(after);
});

it('sets one score for the questions of a kind in a group, and says what it comes to', async () => {
  open(filled);
  await waitFor(() => expect(screen.getByText('单选题 2 题，4 分')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: '为“一”统一设分' }));
  const box = await screen.findByRole('spinbutton', { name: '每题' });
  fireEvent.change(box, { target: { value: '2.5' } });
  fireEvent.click(screen.getByRole('button', { name: '设分' }));
  expect(form['questions']).toMatchObject([{ score: 2.5 }, { score: 2.5 }, { score: 2 }]);
  expect(screen.getByText('单选题 2 题，5 分')).toBeTruthy();
});

it('what was typed into a score is undone as one step', () => {
  open(filled);
  const box = screen.getByRole('spinbutton', { name: '第 1 题分值' });
  for (const value of ['1', '12', '12.5']) fireEvent.change(box, { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(form['questions']).toMatchObject([{ score: 2 }, { score: 2 }, { score: 2 }]);
});

it('names a material once over its questions, and puts together what stands apart', async () => {
  open({ sections: [{ title: '一' }], questions: [row('b', '一'), row('a', '一'), row('c', '一')] });
  expect(await screen.findAllByText(/材料：一段材料/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '排到一起' }));
  expect(paper()).toBe('一:bca');
  expect(screen.getAllByText('材料：一段材料（2 题共用）')).toHaveLength(1);
});

it('names questions that are nearly the same, those that cannot be published, and what the server refused at its row', async () => {
  open({
    sections,
    questions: [row('c', '二'), row('a', '一'), row('b', '一'), row('d', '一')],
    errors: [{ path: '/0/score', message: '分值太大' }],
  });
  expect(await screen.findByText('第 1 题和第 2 题，92% 相同')).toBeTruthy();
  const item = (number: number) => within(screen.getByRole('listitem', { name: `第 ${number} 题` }));
  expect(item(4).getByRole('alert').textContent).toBe('分值太大');
  expect(item(3).getByText(/已停用或还是草稿/)).toBeTruthy();
});

it('removes several only when told so, and all of them at once', async () => {
  open(filled);
  fireEvent.click(screen.getByRole('checkbox', { name: '选中“一”的全部试题' }));
  const bar = within(screen.getByRole('group', { name: '已选中 2 题' }));
  fireEvent.click(bar.getByRole('button', { name: '移除' }));
  const dialog = await screen.findByRole('dialog');
  expect(paper()).toBe('一:ab 二:c');
  fireEvent.click(within(dialog).getByRole('button', { name: '移除' }));
  await waitFor(() => expect(paper()).toBe('二:c'));
});

it('draws questions by kind into the groups of their kinds, without those on the paper, and says what the bank lacks', async () => {
  open({ sections: [{ title: '一、单选题' }], questions: [row('a', '一、单选题')] });
  fireEvent.click(screen.getByRole('button', { name: '随机抽题' }));
  const box = await screen.findByRole('spinbutton', { name: '判断题抽几题' });
  fireEvent.change(box, { target: { value: '2' } });
  fireEvent.change(screen.getByRole('spinbutton', { name: '判断题每题分值' }), { target: { value: '1.5' } });
  fireEvent.click(screen.getByRole('button', { name: '抽 2 题' }));
  await waitFor(() => expect(paper()).toBe('一、单选题:a 二、判断题:c'));
  expect(asked).toContainEqual({
    certId: 'cert-01',
    ruleList: [{ type: 'judgment', num: 2, score: 1.5 }],
    without: ['a'],
  });
  expect(await screen.findByText('题库中能用于考试的题不够：判断题还差 1 题')).toBeTruthy();
});

it('keeps what is typed in a draw, says what is wrong with it, and draws nothing of it', async () => {
  open({ sections: [], questions: [row('a', null)] });
  fireEvent.click(screen.getByRole('button', { name: '随机抽题' }));
  const num = await screen.findByRole<HTMLInputElement>('spinbutton', { name: '判断题抽几题' });
  const score = screen.getByRole('spinbutton', { name: '判断题每题分值' });
  const type = (box: HTMLElement, value: string): void => {
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
  };
  const isHeld = () => screen.getByRole<HTMLButtonElement>('button', { name: /^抽/ }).disabled;
  type(num, '999');
  expect([num.value, num.getAttribute('aria-invalid'), isHeld()]).toEqual(['999', 'true', true]);
  expect(screen.getByText('不能大于 499')).toBeTruthy();
  type(num, '10.7');
  expect(screen.getByText('只能是整数')).toBeTruthy();
  type(num, '3');
  type(score, '');
  expect([screen.getByText('请填写').id, isHeld()]).toEqual([score.getAttribute('aria-describedby'), true]);
  type(score, '2.25');
  expect(screen.getByText('只能是 0.5 的倍数')).toBeTruthy();
  type(score, '2.5');
  expect(isHeld()).toBe(false);
  type(num, '');
  type(score, '');
  expect([screen.queryByText('请填写'), isHeld()]).toEqual([null, true]);
});

it('draws the formulas of a stem once it is near', async () => {
  const watched: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        watched.push(() => tell([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  render(<StemButton stem="求 $x^2$ 的值" isOpen={false} onToggle={() => undefined} />);
  const stem = screen.getByRole('button');
  expect(stem.textContent).toBe('求 $x^2$ 的值');
  act(() => watched.forEach((come) => come()));
  await waitFor(() => expect(stem.querySelector('.katex')).toBeTruthy());
  vi.unstubAllGlobals();
});

it('draws a row again only where it changes', async () => {
  open(filled);
  await screen.findByText('单选题 2 题，4 分');
  await screen.findAllByText('材料：一段材料');
  drawn.length = 0;
  act(() => fill({ paperName: '第一套' }));
  expect(drawn).toEqual([]);
  fireEvent.change(screen.getByRole('spinbutton', { name: '第 2 题分值' }), { target: { value: '3' } });
  expect(new Set(drawn)).toEqual(new Set(['乙题']));
});

it('adds nothing of a draw that was cancelled', async () => {
  let arrive = (): void => undefined;
  drawing = new Promise((resolve) => {
    arrive = resolve;
  });
  open(filled);
  fireEvent.click(screen.getByRole('button', { name: '随机抽题' }));
  const box = await screen.findByRole('spinbutton', { name: '判断题抽几题' });
  fireEvent.change(box, { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: '抽 1 题' }));
  await waitFor(() => expect(asked.some((input) => 'ruleList' in input)).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  fireEvent.click(screen.getByRole('button', { name: '移除第 3 题' }));
  await act(async () => arrive());
  expect(paper()).toBe('一:ab');
});

it('a group that moves takes its folding and the focus along, and undo brings both groups back', () => {
  open({ sections: [...sections, { title: '三' }], questions: filled.questions });
  fireEvent.click(screen.getByRole('button', { name: '收起“一”' }));
  for (let times = 0; times < 2; times += 1) {
    screen.getByRole('button', { name: '“一”下移' }).focus();
    fireEvent.click(document.activeElement as HTMLElement);
  }
  const titles = () => (form['sections'] as { title: string }[]).map(({ title }) => title).join('');
  expect(titles()).toBe('二三一');
  expect(screen.getByRole('button', { name: '展开“一”' })).toBe(document.activeElement);
  expect(screen.getByRole('button', { name: '收起“三”' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(titles()).toBe('二一三');
  expect(screen.getByRole('button', { name: '展开“一”' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '收起“三”' })).toBeTruthy();
});

it('pressed twice, the arrow moves the same group on', () => {
  open({ sections: [...sections, { title: '三' }], questions: filled.questions });
  screen.getByRole('button', { name: '“一”下移' }).focus();
  fireEvent.click(document.activeElement as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '“一”下移' }));
});

it('leads on to the next question of the group, and from its last to what chooses others', () => {
  open(filled);
  fireEvent.click(screen.getByRole('button', { name: '移除第 1 题' }));
  expect(document.activeElement).toBe(stem('乙题'));
  fireEvent.click(screen.getByRole('button', { name: '移除第 1 题' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '为“一”选试题' }));
});

it('puts questions of the bank into a group that is there, once the one they were meant for is gone', async () => {
  open({ sections, questions: [row('a', null)] });
  fireEvent.click(screen.getByRole('button', { name: '为“未分组”选试题' }));
  const drawer = await screen.findByRole('dialog');
  fireEvent.click(await within(drawer).findByRole('checkbox', { name: '选中：丙题' }));
  fireEvent.click(screen.getByRole('button', { name: '移除第 1 题' }));
  fireEvent.click(within(drawer).getByRole('button', { name: '加入 1 题' }));
  expect(paper()).toBe('二:c');
  expect(within(drawer).getByRole('status').textContent).toBe('已加入“二”1 题');
});

it('says that it is not known what the bank holds, and asks again', async () => {
  const refusal = new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常', data: null });
  let isDown = true;
  const former = setTransport(async ({ name }) => {
    if (name === 'question.countByType' && isDown) throw refusal;
    return name === 'question.countByType' ? [{ type: 'single', count: 7 }] : { questionType: kinds, rows: [] };
  });
  open();
  fireEvent.click(screen.getByRole('button', { name: '随机抽题' }));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('系统异常');
  isDown = false;
  fireEvent.click(within(dialog).getByRole('button', { name: '重试' }));
  expect(await within(dialog).findByRole('cell', { name: '7' })).toBeTruthy();
  former();
});

it('is a picture where it can only be read, whose questions are opened whole', async () => {
  open({ ...filled, isReadOnly: true });
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByText('共 3 题，6 分')).toBeTruthy();
  fireEvent.click(stem('甲题'));
  expect(await screen.findByText('甲题的全部')).toBeTruthy();
});
