import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { sessionStore } from '#runtime/core/sessionStore.ts';
import type { FormScreen } from '#generators/formats.ts';
import { RecordForm } from '#runtime/screen/form/RecordForm.tsx';
import { withoutChecks } from '#runtime/screen/form/testing.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { FrameContext } from '#runtime/screen/host.ts';
import { ScreenProvider } from '#runtime/screen/ScreenProvider.tsx';
import { registerParts } from '../index.ts';
import { StemEditor } from './StemEditor.tsx';

let sent: unknown;
withoutChecks();
beforeEach(() =>
  setTransport(async ({ name, input }) => {
    if (name === 'question.save') sent = input;
    return {};
  }),
);

const whole = '<p>最小的质数是</p><p>A. 1</p><p>B. 2</p><p>答案：B</p><p>解析：略</p>';
const fresh = {
  type: 'short',
  title: '',
  options: [],
  answer: [{ anyOf: ['旧答案'] }],
  analysis: '旧解析',
  certId: '7',
};

/** The part over a form of its own, with what the form came to and a way to change it. */
function open(record: ScreenRecord) {
  let now = record;
  let change: (fields: ScreenRecord) => void = () => undefined;
  function Stage() {
    const [fields, setFields] = useState(record);
    now = fields;
    change = (next) => setFields((former) => ({ ...former, ...next }));
    return (
      <ScreenProvider>
        <StemEditor
          value={fields['title']}
          onChange={(title) => change({ title })}
          field={{ kind: 'richText', title: '题干', order: 1 }}
          record={fields}
          setRecord={change}
          isReadOnly={false}
          errors={[]}
        />
      </ScreenProvider>
    );
  }
  render(<Stage />);
  return {
    record: () => now,
    change: (fields: ScreenRecord) => act(async () => change(fields)),
    press: (name: string) =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }))),
    has: (name: string) => screen.queryByRole('button', { name: new RegExp(name) }) !== null,
  };
}

it('what was filled in can be taken back, with all the fields before, until one of them changes', async () => {
  const form = open({ ...fresh, type: 'single', answer: [] });
  const former = { ...form.record(), title: whole };
  await form.change({ title: whole });
  await form.press('填入各项');
  const filled = {
    type: 'single',
    title: '<p>最小的质数是</p>',
    options: [
      { content: '1', isAnswer: false },
      { content: '2', isAnswer: true },
    ],
    analysis: '<p>略</p>',
  };
  expect(form.record()).toEqual({ ...former, ...filled });
  await form.change({ certId: '8' });
  await form.press('撤销填入');
  expect(form.record()).toEqual({ ...former, certId: '8' });
  expect([form.has('撤销填入'), form.has('填入各项')]).toEqual([false, true]);

  // Ctrl + Z in the editor gives the stem back, or none where that was pasted just before: the rest can still be.
  for (const title of [whole, '']) {
    await form.press('填入各项');
    await form.change({ title });
    expect(form.has('填入各项')).toBe(false);
    await form.press('撤销填入');
    expect(form.record()).toEqual({ ...former, certId: '8' });
  }

  await form.press('填入各项');
  await form.change({ analysis: '<p>改</p>' });
  expect(form.has('撤销填入')).toBe(false);
});

it('a stem is offered only after it was changed in this form', async () => {
  const form = open({ ...fresh, type: 'single', answer: [], title: whole });
  expect(form.has('填入各项')).toBe(false);
  await form.change({ title: `${whole}<p>又</p>` });
  expect(form.has('填入各项')).toBe(true);
  await form.change({ title: whole });
  expect(form.has('填入各项')).toBe(false);
});

it('a short question that is answered is not taken apart', async () => {
  const form = open(fresh);
  await form.change({ title: whole });
  expect(form.has('填入各项')).toBe(false);
  await form.change({ answer: [{ anyOf: [' '] }] });
  expect(form.has('填入各项')).toBe(true);
});

it('several questions are offered to go where several are pasted, to who may import', async () => {
  const several = `${whole}${whole.replace('质数', '偶数')}<p>乙<img src="/api/file/1">是</p>`;
  const form = open({ ...fresh, type: 'single', answer: [] });
  await form.change({ title: several });
  expect([form.has('填入各项'), form.has('一次粘贴')]).toEqual([false, false]);
  await act(async () => sessionStore.set({ ...sessionStore.get(), codes: new Set(['a12-m2.3.5']) }));
  await form.press('一次粘贴这 2 道题');
  const text = await screen.findByLabelText<HTMLTextAreaElement>('试题文字');
  expect(text.value.split('\n').slice(-2)).toEqual(['解析：略', '乙【图片】是']);
  await form.press('都留在题干中');
  expect(form.has('一次粘贴')).toBe(false);
  expect(form.record()['title']).toBe(several);
});

/** Of a question's, what the kind decides on; the stem is written in a box. */
const form: FormScreen = {
  kind: 'form',
  name: 'question.form',
  title: '试题',
  entity: 'question',
  load: 'question.get',
  save: 'question.save',
  opens: 'page',
  groups: {},
  fields: {
    type: { kind: 'text', title: '题型', order: 1 },
    title: { kind: 'longText', title: '题干', order: 2, part: 'stemEditor' },
    options: {
      kind: 'list',
      title: '选项',
      order: 3,
      default: [],
      when: { in: [{ var: 'record.type' }, ['single', 'multiple', 'judgment']] },
      part: 'optionEditor',
      items: {
        content: { kind: 'richText', title: '内容', order: 1 },
        isAnswer: { kind: 'boolean', title: '正确答案', order: 2 },
      },
    },
    answer: {
      kind: 'list',
      title: '参考答案',
      order: 4,
      default: [],
      when: { '!': [{ in: [{ var: 'record.type' }, ['single', 'multiple', 'judgment']] }] },
      part: 'answerEditor',
      items: { anyOf: { kind: 'tags', title: '写法', order: 1 } },
    },
  },
};

it('fields that only the former kind has come back in a form too', async () => {
  registerParts();
  const former = { type: 'blank', title: '旧____', options: [], answer: [{ anyOf: ['旧答案', '旧的'] }] };
  render(
    <ScreenProvider>
      <FrameContext.Provider
        value={{ kind: 'page', close: () => undefined, done: () => undefined, setDirty: () => undefined }}
      >
        <RecordForm screen={form} record={{ id: '1', version: 1, ...former }} given={{}} />
      </FrameContext.Provider>
    </ScreenProvider>,
  );
  const press = async (name: RegExp | string) =>
    act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
  const stem = await screen.findByDisplayValue('旧____');
  await act(async () => void fireEvent.change(stem, { target: { value: `${whole}<p>难度：1<2</p>` } }));
  await press('填入各项');
  expect(await screen.findByDisplayValue('2')).toBeTruthy();
  expect(screen.queryByDisplayValue('旧答案')).toBeNull();
  await press(/撤销填入/);
  expect(await screen.findByDisplayValue('旧答案')).toBeTruthy();
  await act(async () => void fireEvent.change(screen.getByDisplayValue(/最小的质数/), { target: { value: '新____' } }));
  await press(/^保\s*存$/);
  expect(sent).toEqual({ id: '1', version: 1, title: '新____' });
});
