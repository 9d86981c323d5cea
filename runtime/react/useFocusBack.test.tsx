import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type RefObject } from 'react';
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

it('goes to another place where what opened it has gone too', async () => {
  function Step() {
    const [isDone, setIsDone] = useState(false);
    const title = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h2 ref={title} tabIndex={-1}>
          复核
        </h2>
        {!isDone && <Asking title={title} onClose={() => setIsDone(true)} />}
      </>
    );
  }
  function Asking({ title, onClose }: { title: RefObject<HTMLElement>; onClose(): void }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          申请
        </button>
        {isOpen && <Form title={title} onClose={onClose} />}
      </>
    );
  }
  function Form({ title, onClose }: { title: RefObject<HTMLElement>; onClose(): void }) {
    useFocusBack(title);
    return <input aria-label="理由" autoFocus onKeyDown={({ key }) => key === 'Enter' && onClose()} />;
  }
  render(<Step />);
  await userEvent.click(screen.getByText('申请'));
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(document.activeElement).toBe(screen.getByText('复核'));
});
