import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { EditPage } from '../testing.tsx';
import { TagsEdit } from './edit.tsx';

const field: ScreenField = { kind: 'tags', title: '知识点', order: 0, maxItems: 4 };

const Page = ({ start }: { start: string[] }) => <EditPage Edit={TagsEdit} field={field} start={start} />;

const shown = (): unknown => JSON.parse(screen.getByText(/^\[/).textContent ?? '');

const type = (text: string): void => {
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: text } });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, which: 13 });
};

describe('words typed freely', () => {
  afterEach(cleanup);

  it('keep commas and semicolons; parting them is offered', () => {
    render(<Page start={['丙']} />);
    type('1,000；甲');
    expect(shown()).toEqual(['丙', '1,000；甲']);
    fireEvent.click(screen.getByRole('button', { name: '分成 3 个添加' }));
    expect(shown()).toEqual(['丙', '1', '000', '甲']);
  });

  it('say that one is there already', () => {
    render(<Page start={['甲']} />);
    type('甲');
    expect(shown()).toEqual(['甲']);
    expect(document.querySelector('.screen-tag-notice')?.textContent).toBe('“甲”已经有了，不再添加。');
  });

  it('that are pasted line by line are shown first, and those beyond the limit are told', () => {
    render(<Page start={['甲', '乙']} />);
    fireEvent.paste(screen.getByRole('combobox'), { clipboardData: { getData: () => '丙\n丁\n戊' } });
    expect(shown()).toEqual(['甲', '乙']);
    fireEvent.click(screen.getByRole('button', { name: '分成 3 个添加' }));
    expect(shown()).toEqual(['甲', '乙', '丙', '丁']);
    expect(document.querySelector('.screen-tag-notice')?.textContent).toBe('最多 4 个，还有 1 个没有加入。');
  });
});
