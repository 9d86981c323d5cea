import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { Loaded } from './Loaded.tsx';

describe('a failure', () => {
  afterEach(cleanup);

  it('offers another try, but from what is not there the way home', () => {
    const box = (status: number) => <ErrorBox error={{ message: '证书不存在', status }} onRetry={() => undefined} />;
    const { rerender } = render(box(500));
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
    rerender(box(404));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy();
  });

  it('leads elsewhere where what was asked for is not there and the page says where', () => {
    const error = new CallError({ kind: 'server', code: 404, status: 404, message: '证书不存在' });
    const call = { data: undefined, error, isLoading: false, reload: async () => undefined };
    render(
      <Loaded call={call} gone="看看其他">
        {() => null}
      </Loaded>,
    );
    expect(screen.getByText('看看其他')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a line leaves what was there a moment ago and says so, but nothing of another input', () => {
    const error = errorWithoutReply('network');
    const call = { data: '证书', error, isLoading: false, reload: async () => undefined };
    const { rerender } = render(<Loaded call={{ ...call, isFormer: true }}>{(data) => data}</Loaded>);
    expect(screen.getByText('证书')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('之前的内容');
    rerender(<Loaded call={{ ...call, isFormer: false }}>{(data) => data}</Loaded>);
    expect(screen.queryByText('证书')).toBeNull();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
