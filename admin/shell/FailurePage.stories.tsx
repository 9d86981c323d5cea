import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailurePage } from './FailurePage.tsx';

export default { title: '管理端/外壳/页面出错' } satisfies Meta;

export const 可以重试: StoryObj = {
  render: () => (
    <FailurePage
      error={new Error('story')}
      isChunk={false}
      title="页面出错了"
      help="请重试；如果仍然出错，请联系管理员。"
      actionText="重试"
      retry={() => undefined}
    />
  ),
};
