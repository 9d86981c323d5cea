import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorBox } from './ErrorBox.tsx';

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
});
