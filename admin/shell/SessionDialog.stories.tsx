import type { Meta, StoryObj } from '@storybook/react-vite';
import '../login/login.css';
import { SessionDialog } from './SessionDialog.tsx';
import './shell.css';

export default { title: '管理端/外壳/登录状态' } satisfies Meta;

const nothing = () => undefined;

export const 登录过期: StoryObj = {
  render: () => (
    <SessionDialog
      asked={{
        kind: 'expired',
        notice: { title: '登录已过期', message: '请重新登录，页面上填写的内容不会丢失。', confirmText: '重新登录' },
        resolve: nothing,
      }}
      onEnd={nothing}
    />
  ),
};
export const 机构已切换: StoryObj = {
  render: () => (
    <SessionDialog
      asked={{
        kind: 'tenant',
        notice: {
          title: '机构已切换',
          message: '另一个标签页切换到了其他机构。',
          backText: '回到启明教育研究院',
          reloadText: '重新加载',
        },
        resolve: nothing,
      }}
      onEnd={nothing}
    />
  ),
};
