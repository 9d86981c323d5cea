import { act, cleanup, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { texts } from './texts.ts';
import { RouterScreenProvider } from './RouterScreenProvider.tsx';

afterEach(cleanup);

/** A page that has just saved. */
function Saved() {
  const { message } = App.useApp();
  useEffect(() => void message.success(texts.saved), [message]);
  return null;
}

it('what a page says stays when another one comes', async () => {
  const app = (isThere: boolean) => (
    <App>
      <MemoryRouter>
        {isThere && (
          <RouterScreenProvider>
            <Saved />
          </RouterScreenProvider>
        )}
      </MemoryRouter>
    </App>
  );
  const { rerender } = render(app(true));
  await screen.findByText(texts.saved);
  await act(async () => rerender(app(false)));
  expect(screen.queryByText(texts.saved)).not.toBeNull();
});
