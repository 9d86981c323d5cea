import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenName } from './ScreenName.tsx';

export default { title: '管理端/部件/页面的名称' } satisfies Meta;

const story = (value: string): StoryObj => ({
  render: () => (
    <ScreenName
      value={value}
      field={{ kind: 'text', title: '页面', order: 1 }}
      record={{ screen: value }}
      onChange={() => undefined}
      setRecord={() => undefined}
      isReadOnly
      errors={[]}
    />
  ),
});

export const 列表 = story('cert.list');
export const 表单 = story('cert.form');
export const 没有菜单 = story('carouselImage.list');
