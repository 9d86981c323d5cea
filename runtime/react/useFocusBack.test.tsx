import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusBack } from './useFocusBack.ts';

function Dialog({ onClose }: { onClose(): void }) {
  useFocusBack();
  return <input aria-label="原因" autoFocus onKeyDown={({ key }) => key === 'Escape' && onClose()} />;
}

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        驳回
      </button>
      <button type="button">别的</button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

it('leaving a dialog brings the focus back to what opened it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('驳回'));
  expect(document.activeElement).toBe(screen.getByLabelText('原因'));
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(document.activeElement).toBe(screen.getByText('驳回'));
});

it('takes no focus that has gone elsewhere', async () => {
  const { unmount } = render(<Dialog onClose={() => undefined} />);
  render(<Page />);
  unmount();
  screen.getByText('别的').focus();
  await settle();
  expect(document.activeElement).toBe(screen.getByText('别的'));
});
