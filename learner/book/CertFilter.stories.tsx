import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import './book.css';
import { CertFilter } from './CertFilter.tsx';

export default { title: '学员端/题目/按证书筛选', parameters: { app: 'learner' } } satisfies Meta;

const listed = [
  { certCode: 'NET-1', certName: '网络安全证书' },
  { certCode: 'DATA-1', certName: '数据分析证书' },
];

function Filter() {
  const [certCode, setCertCode] = useState('NET-1');
  return <CertFilter certCode={certCode} listed={listed} onChange={setCertCode} />;
}

export const 已选一个证书: StoryObj = {
  render: () => <Filter />,
  parameters: { screen: { answers: { 'cert.recent': () => ({ rows: listed, total: listed.length }) } } },
};
