import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CertGraph } from './CertGraph.tsx';
import type { GraphData } from './tree.ts';

export default { title: '学员端/认证图谱', parameters: { app: 'learner' } } satisfies Meta;

const data: GraphData = {
  industries: [
    { id: 'industry-1', name: '信息技术' },
    { id: 'industry-2', name: '教育' },
  ],
  occupations: [
    { id: 'occupation-1', name: '网络工程', parentId: 'industry-1' },
    { id: 'occupation-2', name: '数据处理', parentId: 'industry-1' },
    { id: 'occupation-3', name: '学科教学', parentId: 'industry-2' },
  ],
  positions: [
    { id: 'position-1', name: '网络运维', parentId: 'occupation-1' },
    { id: 'position-2', name: '数据分析', parentId: 'occupation-2' },
    { id: 'position-3', name: '信息技术教师', parentId: 'occupation-3' },
  ],
  certs: [
    { id: 'cert-1', name: '网络安全', parentId: 'position-1', level: 'junior' },
    { id: 'cert-2', name: '网络安全', parentId: 'position-1', level: 'senior' },
    { id: 'cert-3', name: '数据清洗', parentId: 'position-2', level: 'middle' },
    { id: 'cert-4', name: '教育技术应用', parentId: 'position-3', level: 'junior' },
    { id: 'cert-5', name: '职业素养', parentId: null, level: null },
  ],
};

export const 图: StoryObj = { render: () => <CertGraph data={data} /> };
export const 一个行业: StoryObj = { render: () => <CertGraph data={data} focusId="industry-1" /> };
export const 列表: StoryObj = {
  render: () => <CertGraph data={data} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '列表' }));
    await expect(canvas.getByRole('link', { name: /数据清洗/ })).toBeVisible();
  },
};
export const 没有证书: StoryObj = {
  render: () => <CertGraph data={{ industries: [], occupations: [], positions: [], certs: [] }} />,
};
