import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Menu } from './menus.ts';
import './shell.css';

export default { title: '管理端/外壳/面包屑' } satisfies Meta;

const menu: Menu = { code: 'a12-m2.1', label: '证书管理', route: '/cert', screen: 'cert.list' };
const group = { code: 'a12-m2', label: '认证管理', menus: [menu] };

export const 列表: StoryObj = {
  render: () => <Breadcrumbs group={group} place={{ menu, name: 'cert.list', params: {} }} />,
};
export const 编辑: StoryObj = {
  render: () => (
    <Breadcrumbs group={group} place={{ menu, name: 'cert.form', params: { id: 'cert-01' }, step: 'edit' }} />
  ),
};
