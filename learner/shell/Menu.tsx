import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useBeside } from './useBeside.ts';

export interface MenuProps {
  /** Inside the button. */
  face: ReactNode;
  /** The button's name where its face does not say it. */
  label?: string;
  className?: string;
  onOpen?: () => void;
  /** Links and buttons with `role="menuitem"`; `close` closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button with a drop-down menu: arrows, Home, End and letters walk, Escape and Tab close, a touch beside closes. */
export function Menu({ face, label, className = '', onOpen, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const open = (): void => {
    setOpen(true);
    onOpen?.();
  };
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (isOpen) itemsOf(box.current)[0]?.focus();
  }, [isOpen]);
  useBeside({ isOpen, box, close });

  const walk = (event: KeyboardEvent): void => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
      return;
    }
    if (event.key === 'Escape') {
      close();
      button.current?.focus();
    } else if (event.key === 'Tab') close();
    else {
      const items = itemsOf(box.current);
      const target = targetOf({
        key: event.key,
        items,
        current: items.findIndex((item) => item === document.activeElement),
      });
      if (!target) return;
      event.preventDefault();
      target.focus();
    }
  };

  return (
    <div className={`menu ${className}`} ref={box} onKeyDown={walk}>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? close : open}
      >
        {face}
      </button>
      {isOpen && (
        <div id={id} className="menu-list" role="menu" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

function itemsOf(box: HTMLElement | null): HTMLElement[] {
  return box ? [...box.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];
}

function targetOf({
  key,
  items,
  current,
}: {
  key: string;
  items: readonly HTMLElement[];
  current: number;
}): HTMLElement | undefined {
  const count = items.length;
  if (key === 'ArrowDown') return items[(current + 1) % count];
  if (key === 'ArrowUp') return items[(current - 1 + count) % count];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[count - 1];
  if (key.length !== 1 || key === ' ') return undefined;
  return [...items.slice(current + 1), ...items].find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()),
  );
}
