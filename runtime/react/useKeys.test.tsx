import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { useKeys } from './useKeys.ts';

function Counter() {
  const [count, setCount] = useState(0);
  useKeys(({ key }) => {
    if (key === 'ArrowRight') setCount(count + 1);
  });
  return (
    <button type="button" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      {count}
    </button>
  );
}

it('calls with what was drawn last, until the component goes', () => {
  const { unmount } = render(<Counter />);
  for (let n = 0; n < 3; n++) fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(screen.getByRole('button').textContent).toBe('3');
  unmount();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
});

it('hears a key that is pressed before the effects of the first drawing have run', () => {
  const heard: string[] = [];
  function Page() {
    useKeys(({ key }) => heard.push(key));
    useLayoutEffect(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' })), []);
    return null;
  }
  render(<Page />);
  expect(heard).toEqual(['b']);
});

it('leaves alone what somebody has taken', () => {
  const keys: string[] = [];
  function Listener() {
    useKeys(({ key }) => void keys.push(key));
    return <Counter />;
  }
  render(<Listener />);
  for (const key of ['Enter', 'a']) fireEvent.keyDown(screen.getByRole('button'), { key });
  expect(keys).toEqual(['a']);
});
