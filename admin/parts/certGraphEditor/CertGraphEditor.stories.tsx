import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CertGraphEditor } from './CertGraphEditor.tsx';
import type { GraphData } from './graph.ts';

export default { title: '管理端/部件/图谱编辑' } satisfies Meta;

const graph: GraphData = {
  industries: [
    { id: 'industry-1', name: '信息技术', version: 1 },
    { id: 'industry-2', name: '教育', version: 1 },
  ],
  occupations: [{ id: 'occupation-1', name: '网络工程', parentId: 'industry-1', version: 1 }],
  positions: [{ id: 'position-1', name: '网络运维', parentId: 'occupation-1', version: 1 }],
  certs: [
    { id: 'cert-1', name: '网络安全证书', parentId: 'position-1', version: 1, state: 'on' },
    { id: 'cert-2', name: '职业素养证书', parentId: null, version: 1, state: 'draft' },
  ],
};
const empty: GraphData = { industries: [], occupations: [], positions: [], certs: [] };
const story = (data: GraphData): StoryObj => ({
  render: () => <CertGraphEditor />,
  parameters: { screen: { answers: { 'cert.graph': () => data } } },
});

export const 图谱 = story(graph);
export const 大纲: StoryObj = {
  ...story(graph),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('大纲'));
    await userEvent.click(canvas.getByText('全部展开'));
    await expect(await canvas.findByText(/网络安全证书/)).toBeVisible();
  },
};
export const 没有内容 = story(empty);
