import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupsOf, modules } from './menus.ts';
import './shell.css';
import { SideMenu } from './SideMenu.tsx';

export default { title: '管理端/外壳/侧边菜单' } satisfies Meta;

const groups = groupsOf({ tree: modules, has: () => true });

export const 展开: StoryObj = {
  render: () => (
    <nav style={{ width: 232 }} aria-label="菜单">
      <SideMenu groups={groups} path="/cert" isFolded={false} />
    </nav>
  ),
};
export const 收起: StoryObj = {
  render: () => (
    <nav style={{ width: 80 }} aria-label="菜单">
      <SideMenu groups={groups} path="/cert" isFolded />
    </nav>
  ),
};
