import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';

export default { title: '学员端/部件/卡片', parameters: { app: 'learner' } } satisfies Meta;

export const 有标题: StoryObj = {
  render: () => (
    <Card title="今日练习" actions={<Button kind="quiet">全部</Button>}>
      <p>今天完成 12 题，目标 20 题。</p>
    </Card>
  ),
};
export const 没有标题: StoryObj = {
  render: () => (
    <Card>
      <p>证书由发证机构负责解释。</p>
    </Card>
  ),
};
