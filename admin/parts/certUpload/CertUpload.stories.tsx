import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImportJob } from '#runtime/screen/actions/import/job.ts';
import '#runtime/screen/screen.css';
import { CertUpload, Report } from './CertUpload.tsx';

export default { title: '管理端/部件/上传已印好的证书' } satisfies Meta;

const job: ImportJob = {
  id: 'job-01',
  kind: 'certUpload',
  fileName: '证书（2026 年春季）.zip',
  state: 'ready',
  phase: 'check',
  isUndone: false,
  progress: 100,
  total: 36,
  valid: 36,
  bad: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  added: 0,
  errors: [],
  notes: [],
  preview: [],
  states: [],
};
const report = (values: Partial<ImportJob>): StoryObj => ({ render: () => <Report job={{ ...job, ...values }} /> });

export const 选择压缩包: StoryObj = {
  render: () => <CertUpload rows={[]} conditions={{}} onClose={() => undefined} reload={() => undefined} />,
};
export const 都可以发 = report({});
export const 有问题的 = report({
  valid: 34,
  bad: 2,
  errors: [
    { cell: '第 3 行', column: '阿卜杜拉·买买提', message: '压缩包里没有文件“BM2026-000012.pdf”' },
    { cell: '—', column: '多出来的文件.pdf', message: '表格中没有这个文件的行' },
  ],
});
export const 没有办成 = report({ state: 'failed', message: '压缩包里没有表格（.xlsx），请下载表格，填好后一起压缩' });
export const 已发出 = report({ state: 'done', phase: 'store', added: 36 });
