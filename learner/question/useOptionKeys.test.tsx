import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { usePageKeys } from './useOptionKeys.ts';

afterEach(cleanup);

it('hears a key that is pressed before the effects of the first drawing have run', () => {
  const heard: string[] = [];
  function Page() {
    usePageKeys(({ key }) => heard.push(key));
    useLayoutEffect(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' })), []);
    return null;
  }
  render(<Page />);
  expect(heard).toEqual(['b']);
});
