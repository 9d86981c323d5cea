import type { Meta, StoryObj } from '@storybook/react-vite';
import '../shell.css';
import { NoMenu } from './NoMenu.tsx';
import { NoPermission } from './NoPermission.tsx';
import { NotFound } from './NotFound.tsx';

export default { title: '管理端/外壳/提示页' } satisfies Meta;

export const 没有此页: StoryObj = { render: () => <NotFound /> };
export const 没有权限: StoryObj = { render: () => <NoPermission /> };
export const 没有菜单: StoryObj = { render: () => <NoMenu /> };
