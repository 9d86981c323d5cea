import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import readXlsxFile from 'read-excel-file/universal';
import { beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { ScreenProvider } from '#runtime/screen/ScreenProvider.tsx';
import { provideScreen } from '#runtime/screen/screens.ts';
import { isRead, splitQuestions } from '../stemEditor/split.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { sheetOf } from './sheet.ts';

let sent: File | undefined;
beforeEach(() => {
  sent = undefined;
  setTransport(async ({ name, input }) => {
    if (name === 'question.importExcel') sent = (input as { file: File }).file;
    return name === 'question.importExcel' ? { ...job } : {};
  });
  provideScreen({
    kind: 'form',
    name: 'question.form',
    title: '试题',
    entity: 'question',
    save: 'question.save',
    opens: 'page',
    groups: {},
    fields: {
      certId: { kind: 'text', title: '证书', order: 1, isRequired: true },
      difficulty: { kind: 'text', title: '难度', order: 2, default: '1' },
      score: { kind: 'number', title: '建议分值', order: 3, default: 1 },
    },
  });
});

const job = {
  id: '1',
  kind: 'import',
  phase: 'check',
  isUndone: false,
  fileName: '粘贴的试题.xlsx',
  state: 'ready',
  progress: 100,
  total: 2,
  valid: 2,
  bad: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  added: 0,
  errors: [],
  notes: [],
  preview: [],
  states: [],
};

const text = '1. 甲是\nA. 一\nB. 二\n答案：B\n2. 乙是\n3. 丙____\n答案：丁|戊';

function questionsOf(pasted: string) {
  return splitQuestions(pasted)
    .filter(isRead)
    .map(({ question }) => question);
}

it('questions stand in a sheet as an import reads them', () => {
  const questions = questionsOf(
    `${text}\n4. <b> 是？\nA. 1 < 2\nB. <i>\nC. 三\nD. 四\nE. 五\n答案：AE\n解析：一\n二\n5. 零是数。（√）\n6. 为何？\n答案：因为\n|\n所以`,
  );
  const common = { certId: '7', difficulty: '2', score: '1.5', knowledge: ['甲', '乙'] };
  expect(sheetOf({ questions, common })).toEqual([
    '证书 题型 题干 选项A 选项B 选项C 选项D 选项E 正确答案 参考答案 解析 难度 建议分值 知识点'.split(' '),
    ['7', 'single', '甲是', '一', '二', '', '', '', 'B', '', '', '2', '1.5', '甲；乙'],
    ['7', 'blank', '丙____', '', '', '', '', '', '', '丁|戊', '', '2', '1.5', '甲；乙'],
    [
      '7',
      'multiple',
      '<html><p>&lt;b&gt; 是？</p></html>',
      '1 < 2',
      '<html>&lt;i&gt;</html>',
      '三',
      '四',
      '五',
      'AE',
      '',
      '一\n二',
      '2',
      '1.5',
      '甲；乙',
    ],
    ['7', 'judgment', '零是数。（　）', '', '', '', '', '', '正确', '', '', '2', '1.5', '甲；乙'],
    ['7', 'short', '为何？', '', '', '', '', '', '', '因为\n\\|\n所以', '', '2', '1.5', '甲；乙'],
  ]);
  const semicolons = sheetOf({
    questions: questions.slice(0, 1),
    common: { certId: '7', difficulty: '', score: '', knowledge: ['甲；乙'] },
  });
  expect(semicolons[1]?.slice(-3)).toEqual(['', '', '["甲；乙"]']);
});

it('what was read goes the way of an import once the certificate is chosen, and the text stays to be gone back to', async () => {
  render(
    <ScreenProvider>
      <PasteDialog text={text} onClose={() => undefined} onImported={() => undefined} />
    </ScreenProvider>,
  );
  expect((await screen.findByText(/读出/)).textContent).toBe('读出 2 道题，1 段没有读懂，不会保存');
  const next = await screen.findByRole('button', { name: '下一步：检查 2 道题' });
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  await act(async () => void fireEvent.click(next));
  expect(screen.getByRole('alert').textContent).toBe('请选择证书');
  await act(async () => void fireEvent.change(screen.getByLabelText(/^证书/), { target: { value: '7' } }));
  await act(async () => void fireEvent.click(next));
  await waitFor(() => expect(sent).toBeDefined());
  const [sheet] = await readXlsxFile(sent as File);
  expect(sheet?.data.map(([cert, type, title]) => [cert, type, title])).toEqual([
    ['证书', '题型', '题干'],
    ['7', 'single', '甲是'],
    ['7', 'blank', '丙____'],
  ]);
  const button = await screen.findByRole('button', { name: '返回修改' });
  await act(async () => void fireEvent.click(button));
  expect(screen.getByLabelText<HTMLTextAreaElement>('试题文字').value).toBe(text);
});

it('a line of the preview selects its lines in the text', async () => {
  render(
    <ScreenProvider>
      <PasteDialog text={text} onClose={() => undefined} onImported={() => undefined} />
    </ScreenProvider>,
  );
  const button = await screen.findByRole('button', { name: '在文字中选中第 6–7 行' });
  await act(async () => void fireEvent.click(button));
  const { value, selectionStart, selectionEnd } = screen.getByLabelText<HTMLTextAreaElement>('试题文字');
  expect(value.slice(selectionStart, selectionEnd)).toBe('3. 丙____\n答案：丁|戊');
});
