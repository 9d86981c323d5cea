import { useState } from 'react';

/** Whether a dialog is open, and what ends it with a result: it is closed before it goes, so that the focus returns where it was. */
export function useEnd<Result>(onEnd: (result: Result) => void): [boolean, (result: Result) => void] {
  const [isOpen, setOpen] = useState(true);
  const end = (result: Result): void => {
    if (!isOpen) return;
    setOpen(false);
    onEnd(result);
  };
  return [isOpen, end];
}
