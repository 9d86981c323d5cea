import { useState, type KeyboardEvent } from 'react';

/** For a picker in a form: with its panel open Enter takes what was typed, and does not send the form, too. */
export function usePickerKeys(): { onOpenChange(isOpen: boolean): void; onKeyDown(event: KeyboardEvent): void } {
  const [isOpen, setIsOpen] = useState(false);
  return {
    onOpenChange: setIsOpen,
    onKeyDown: (event) => {
      if (isOpen && event.key === 'Enter') event.preventDefault();
    },
  };
}
