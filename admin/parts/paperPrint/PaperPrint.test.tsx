import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { bankCode } from '../paperEditor/useFacts.ts';
import { PaperPrint } from './PaperPrint.tsx';
import { missingPictures } from './pictures.ts';
import type { PrintedPaper } from './printed.ts';
import { keyedPaper, printedPaper } from './testing.ts';

let restore: () => void;
let reply: (hasKeys: unknown) => PrintedPaper;

beforeEach(() => {
  reply = (hasKeys) => (hasKeys === true ? keyedPaper : printedPaper);
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set([bankCode]) });
  restore = setTransport(async ({ input }) => reply(input['hasKeys']));
  // The pages of tests fetch no fonts and no pictures.
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
});
afterEach(() => {
  cleanup();
  restore();
  vi.unstubAllGlobals();
  sessionStore.set(signedOut);
});

function open(onClose = () => undefined): void {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>
        <PaperPrint
          rows={[{ id: 'p', paperName: printedPaper.paperName }]}
          conditions={{}}
          onClose={onClose}
          reload={() => undefined}
        />
      </App>
    </ConfigProvider>,
  );
}
const paper = () => screen.findByRole('region', { name: printedPaper.paperName });

it('the paper has its head, a table of scores, groups, numbered questions and room to write, and no key', async () => {
  open();
  const shown = within(await paper());
  expect(shown.getByRole('table', { name: '得分栏' }).textContent).toContain('满分6.5224');
  expect(shown.getByText('一、单选题（共 3 题，6.5 分）')).toBeTruthy();
  expect(document.querySelectorAll('.printed-question')).toHaveLength(9);
  expect(shown.getAllByText(/阅读材料，回答第 2～3 题/)).toHaveLength(1);
  expect([...document.querySelectorAll('.printed-lines')].map(({ children }) => children.length)).toEqual([2]);
  expect(document.querySelectorAll('.printed-room')).toHaveLength(2);
  expect(document.querySelector('.printed-key')).toBeNull();
});

it('with keys each question has its answer and analysis instead of room to write', async () => {
  open();
  await paper();
  fireEvent.click(screen.getByRole('radio', { name: '带答案和解析' }));
  await waitFor(() => expect(document.querySelectorAll('.printed-key')).toHaveLength(9));
  expect(document.querySelector('.printed-key')?.textContent).toBe('答案B解析见教材第三章');
  expect(document.querySelector('.printed-room')).toBeNull();
});

it('the answer sheet has one row a question: letters, lines or a box', async () => {
  open();
  await paper();
  fireEvent.click(screen.getByRole('radio', { name: '答题卡' }));
  const rows = [...document.querySelectorAll('.answer-row')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['1ABCD', '2ABCD', '3ABCD', '4TF', '5TF', '6(1)(2)', '7(1)(2)', '8（5 分）', '9（15 分）']);
});

it('printed as chosen; who may not read the bank is told why there are no keys', async () => {
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set() });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open();
  await paper();
  expect(screen.getByRole('radio', { name: '带答案和解析' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/没有查看题库的权限/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'A3 对折' }));
  expect(document.querySelector('.printed-paper.is-a3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /打印/ }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

describe('pictures', () => {
  /** What comes of the pictures, by their addresses. */
  const coming = new Map<string, () => Promise<void>>();
  const withPictures = (): PrintedPaper => {
    const [first, ...others] = printedPaper.sections;
    if (!first) throw new Error('no groups');
    const questions = first.questions.map((question) => ({
      ...question,
      title: `<p><img src="/title-${question.number}.png"></p>`,
      material: question.material && { ...question.material, content: '<p><img src="/material.png"></p>' },
    }));
    return { ...printedPaper, sections: [{ ...first, questions }, ...others] };
  };
  let print: ReturnType<typeof vi.fn>;
  beforeEach(() => {
    vi.stubGlobal('print', (print = vi.fn()));
    reply = withPictures;
    coming.clear();
    Object.defineProperty(HTMLImageElement.prototype, 'decode', {
      configurable: true,
      value(this: HTMLImageElement) {
        return coming.get(this.getAttribute('src') ?? '')?.() ?? Promise.resolve();
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));
  const printButton = () => screen.getByRole('button', { name: /打印|正在取图片/ });

  it('are waited for, and nothing is printed once the dialog is closed', async () => {
    let arrive = (): void => undefined;
    let onArrival = new Promise<void>((resolve) => (arrive = resolve));
    coming.set('/title-1.png', () => onArrival);
    open();
    await paper();
    fireEvent.click(printButton());
    expect(await screen.findByText('正在取图片…')).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
    arrive();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());

    onArrival = new Promise<void>((resolve) => (arrive = resolve));
    fireEvent.click(printButton());
    const sheet = document.querySelector<HTMLElement>('.printed-paper');
    if (!sheet) throw new Error('no sheet');
    const found = missingPictures(sheet);
    cleanup();
    arrive();
    expect(await found).toEqual({ count: 0, numbers: [] });
    expect(print).toHaveBeenCalledOnce();
  });

  it('that are missing are counted with their questions, and the rest may be printed all the same', async () => {
    for (const address of ['/title-1.png', '/material.png'])
      coming.set(address, () => Promise.reject(new Error('404')));
    open();
    await paper();
    fireEvent.click(printButton());
    expect(await screen.findByText('第 1、2 题有 2 张图片没有取到，印出来是空白')).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '仍然打印' }));
    expect(print).toHaveBeenCalledOnce();
    coming.clear();
    fireEvent.click(screen.getByRole('button', { name: /^printer 打印/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(/没有取到/)).toBeNull();
  });

  it('that are late are missing', async () => {
    coming.set('/title-3.png', () => new Promise(() => undefined));
    open();
    const sheet = (await paper()).querySelector<HTMLElement>('.printed-paper');
    if (!sheet) throw new Error('no sheet');
    expect(await missingPictures(sheet, 1)).toEqual({ count: 1, numbers: [3] });
  });
});

it('a paper without questions is not printed, and what fails is tried again', async () => {
  reply = () => {
    throw new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常', data: null });
  };
  open();
  expect(await screen.findByText('系统异常')).toBeTruthy();
  reply = () => ({ ...printedPaper, isPinned: false, questionCount: 0, sections: [] });
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByText('这份试卷还没有试题')).toBeTruthy();
  expect(screen.getByText(/试卷还没有发布/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /打印/ })).toHaveProperty('disabled', true);
});
