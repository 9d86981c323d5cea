import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { ScreenField } from '#generators/formats.ts';
import type { EditProps } from '../../screen/types.ts';
import { SchemaEdit } from '../edit.tsx';

export default { title: '通用界面/表单设计器' } satisfies Meta;

const field: ScreenField = { kind: 'schema', title: '报名表', order: 0, isWide: true };

const applyForm = {
  type: 'object',
  properties: {
    q1: { type: 'string', title: '工作单位', description: '填写全称', maxLength: 50 },
    q2: { type: 'string', title: '申请级别', enum: ['初级', '中级', '高级'] },
    q3: { type: 'array', title: '熟悉的方向', items: { type: 'string', enum: ['网络', '数据库'] }, uniqueItems: true },
    q4: { type: 'string', title: '免冠照片', 'x-widget': 'image', 'x-picture': { width: 295, height: 413 } },
    q5: { type: 'string', title: '学历证明', 'x-widget': 'file' },
    q6: { type: 'number', title: '工作年限', minimum: 0, maximum: 60, multipleOf: 0.1 },
    q7: { type: 'boolean', title: '首次参加' },
  },
  required: ['q1', 'q4'],
  'x-last': 7,
};

function Stage({ start, ...props }: { start: string } & Partial<Pick<EditProps, 'isReadOnly' | 'problems'>>) {
  const [value, setValue] = useState<unknown>(start);
  return (
    <>
      <div id="story-label" className="screen-label">
        {field.title}
      </div>
      <SchemaEdit
        id="story"
        name="applyForm"
        field={field}
        value={value}
        onChange={setValue}
        isReadOnly={false}
        isInvalid={false}
        record={{}}
        lookups={{}}
        {...props}
      />
    </>
  );
}

const text = JSON.stringify(applyForm, null, 2);

export const 各种题目: StoryObj = { render: () => <Stage start={text} /> };
export const 空白: StoryObj = { render: () => <Stage start="" /> };
export const 有错误: StoryObj = {
  render: () => (
    <Stage
      start={JSON.stringify({
        ...applyForm,
        properties: { ...applyForm.properties, q2: { type: 'string', title: '级别', enum: [] } },
      })}
      problems={[{ path: '/properties/q1/title', message: '“工作单位”与资料中的项重复' }]}
    />
  ),
};
export const 不是表单: StoryObj = { render: () => <Stage start='{ "type": "string" }' /> };
export const 只读: StoryObj = { render: () => <Stage start={text} isReadOnly /> };
export const 添加一项照片: StoryObj = {
  render: () => <Stage start="" />,
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
