import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Field } from './Field.tsx';

export default { title: '学员端/部件/输入框', parameters: { app: 'learner' } } satisfies Meta;

function Account({ error }: { error?: string }) {
  const [value, setValue] = useState('wang');
  return <Field label="账号" value={value} onChange={setValue} error={error} autoComplete="off" />;
}

export const 默认: StoryObj = { render: () => <Account /> };
export const 有错误: StoryObj = { render: () => <Account error="账号或密码不正确" /> };
export const 行尾有按钮: StoryObj = {
  render: () => (
    <Field label="密码" type="password" value="secret" autoComplete="off" onChange={() => undefined}>
      <Button kind="quiet">显示</Button>
    </Field>
  ),
};
