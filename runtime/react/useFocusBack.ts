import { useEffect, useState } from 'react';

/** Brings the focus back to where it was when what has it now goes, unless it is somewhere else already. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What goes takes the focus along only when it is gone.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
}
