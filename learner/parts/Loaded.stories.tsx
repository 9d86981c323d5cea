import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallError } from '#runtime/core/errors.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { Loaded } from './Loaded.tsx';

export default { title: '学员端/部件/加载', parameters: { app: 'learner' } } satisfies Meta;

const quiet: CallState<string> = { isLoading: false, reload: async () => undefined };
const draw = (text: string) => <p>{text}</p>;

export const 加载中: StoryObj = { render: () => <Loaded call={{ ...quiet, isLoading: true }}>{draw}</Loaded> };
export const 已加载: StoryObj = { render: () => <Loaded call={{ ...quiet, data: '共 3 个证书' }}>{draw}</Loaded> };
export const 没有网络: StoryObj = {
  render: () => <Loaded call={{ ...quiet, data: '共 3 个证书', isFormer: true }}>{draw}</Loaded>,
};
export const 失败: StoryObj = {
  render: () => (
    <Loaded
      call={{
        ...quiet,
        error: new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常，请稍后再试' }),
      }}
    >
      {draw}
    </Loaded>
  ),
};
