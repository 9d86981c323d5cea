import { EditOutlined } from '@ant-design/icons';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { texts } from '../texts.ts';

export interface CellPencilProps {
  /** What the field and the row are called. */
  title: string;
  name: string;
  /** The tab key comes to it. */
  isCurrent: boolean;
  /** The keyboard is to be here. */
  isWanted: boolean;
  onOpen(): void;
  onFocus(): void;
  onBlur(): void;
  /** An arrow, to the next cell that can be edited. */
  onStep(step: Step): void;
}

/** By rows and by columns. */
export type Step = readonly [down: number, right: number];

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** In a cell that can be edited, while the pointer or the keyboard is there: what begins it. */
export function CellPencil({ title, name, isCurrent, isWanted, onOpen, onFocus, onBlur, onStep }: CellPencilProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const step = steps[key];
    if (!step && key !== 'F2') return;
    event.preventDefault();
    if (step) onStep(step);
    else onOpen();
  };
  return (
    <button
      ref={button}
      type="button"
      className="screen-cell-pencil"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={texts.cellEdit(title, name)}
      onKeyDown={onKeyDown}
      onClick={onOpen}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <EditOutlined />
    </button>
  );
}
