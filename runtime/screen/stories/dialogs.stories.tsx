import type { StoryObj } from '@storybook/react-vite';
import { CallError } from '#runtime/core/errors.ts';
import { RowsDialog, type ListedRow } from '../actions/RowsDialog.tsx';
import { UploadDialog } from '../actions/upload/UploadDialog.tsx';
import { ScreenProvider } from '../ScreenProvider.tsx';

export default { title: '通用界面/按钮打开的对话框' };

const nothing = () => undefined;
const listed = (answer: () => unknown): StoryObj => ({
  render: () => (
    <ScreenProvider>
      <RowsDialog
        title="使用处"
        lists={{ does: 'file.uses', none: '没有地方使用这个文件，可以删除' }}
        id="file-01"
        name="封面.png"
        onClose={nothing}
      />
    </ScreenProvider>
  ),
  parameters: { screen: { answers: { 'file.uses': answer } } },
});
const place = (id: string, label: string): ListedRow => ({ title: '证书 · 封面', entity: 'cert', id, label });

export const 列出内容 = listed(() => ({
  rows: [place('cert-01', '网络安全证书'), place('cert-02', '数据分析证书'), { title: '课时 · 类型', count: 12 }],
  total: 14,
}));
export const 没有内容 = listed(() => ({ rows: [], total: 0 }));
export const 没有读到 = listed(() => {
  throw new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常，请稍后再试' });
});
export const 上传文件: StoryObj = {
  render: () => (
    <ScreenProvider>
      <UploadDialog
        action={{
          title: '上传文件',
          order: 1,
          does: 'file.upload',
          asks: {
            visibility: {
              kind: 'dict',
              title: '可见范围',
              order: 1,
              dict: 'uploadVisibility',
              default: 'tenant',
              isRequired: true,
              isWide: true,
            },
          },
        }}
        input={{}}
        onClose={nothing}
        onChanged={nothing}
      />
    </ScreenProvider>
  ),
};
