import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { DetailScreen, FormScreen, ScreenField } from '#generators/formats.ts';
import { CallError } from '#runtime/core/errors.ts';
import { provideScreen } from '#runtime/screen/screens.ts';
import { screenStory } from '#runtime/screen/story.tsx';

export default { title: '通用界面/表单设计器' } satisfies Meta;

const applyForm: ScreenField = { kind: 'schema', title: '报名表', order: 0, isWide: true };

const form: FormScreen = {
  kind: 'form',
  name: 'fixture.designerForm',
  title: '报名表',
  entity: 'cert',
  load: 'cert.get',
  save: 'cert.save',
  opens: 'page',
  groups: {},
  fields: { applyForm },
};
const detail: DetailScreen = {
  kind: 'detail',
  name: 'fixture.designerDetail',
  title: '报名表',
  load: 'cert.get',
  opens: 'page',
  groups: {},
  fields: { applyForm },
  toolbar: {},
};
for (const screen of [form, detail]) provideScreen(screen);

const every = {
  type: 'object',
  properties: {
    q1: { type: 'string', title: '工作单位', description: '填写全称', maxLength: 50, order: 1 },
    q2: { type: 'string', title: '申请级别', enum: ['初级', '中级', '高级'], order: 2 },
    q3: {
      type: 'array',
      title: '熟悉的方向',
      items: { type: 'string', enum: ['网络', '数据库'] },
      uniqueItems: true,
      order: 3,
    },
    q4: {
      type: 'string',
      title: '免冠照片',
      'x-widget': 'image',
      'x-picture': { width: 295, height: 413 },
      order: 4,
    },
    q5: { type: 'string', title: '学历证明', 'x-widget': 'file', order: 5 },
    q6: { type: 'number', title: '工作年限', minimum: 0, maximum: 60, multipleOf: 0.1, order: 6 },
    q7: { type: 'boolean', title: '首次参加', order: 7 },
  },
  required: ['q1', 'q4'],
  'x-last': 7,
};

const over = (applyFormOf: unknown) => ({ 'cert.get': () => ({ id: 'cert-1', version: 1, applyForm: applyFormOf }) });
const params = { id: 'cert-1' };
const story = (value: unknown) => screenStory({ screen: form.name, params, answers: over(value) });

export const 各种题目: StoryObj = story(every);
export const 空白: StoryObj = story(null);
export const 不是表单: StoryObj = story({ type: 'string' });
export const 只读: StoryObj = screenStory({ screen: detail.name, params, answers: over(every) });
export const 有错误: StoryObj = {
  ...screenStory({
    screen: form.name,
    params,
    answers: {
      ...over(every),
      'cert.save': () => {
        throw new CallError({
          kind: 'invalid',
          code: 422,
          status: 422,
          message: '请检查填写的内容',
          data: { errors: [{ path: '/applyForm/properties/q1/title', message: '“工作单位”已经在学员资料中填写' }] },
        });
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '第 2 项 标题' }), '别');
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }));
    await expect(await canvas.findByRole('textbox', { name: '第 1 项 标题' })).toBeInvalid();
  },
};
export const 添加一项照片: StoryObj = {
  ...story(null),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /添加一项/ }));
    const title = canvas.getByRole('textbox', { name: '第 1 项 标题' });
    await expect(title).toHaveFocus();
    await userEvent.type(title, '免冠照片');
    await userEvent.click(canvas.getByRole('combobox', { name: /类型/ }));
    await userEvent.click(await within(document.body).findByTitle('照片'));
    await expect(await canvas.findByRole('combobox', { name: /照片大小/ })).toBeInTheDocument();
  },
};
