import { useEffect, useRef, type KeyboardEvent } from 'react';
import { sheetOf, type CertDesign, type CertItem } from '#runtime/core/certificate/design.ts';
import type { CertValues } from '#runtime/core/certificate/tokens.ts';
import { picked } from './arrange.ts';
import { readingOrder } from './items.ts';
import { Marks } from './Marks.tsx';
import { Sheet } from './Sheet.tsx';
import { moveOf } from './snap.ts';
import { texts } from './texts.ts';
import { movedBy, useGestures } from './useGestures.ts';

export interface StageProps {
  design: CertDesign;
  values: CertValues;
  chosen: readonly number[];
  /** What is wrong with an item, by its index. */
  wrong: ReadonlySet<number>;
  isFull: boolean;
  choose(chosen: readonly number[]): void;
  /** `of` names what is done bit by bit, as a step that goes on. */
  onLayout(layout: CertItem[], of?: string): void;
  onRemove(): void;
  onDuplicate(): void;
  /** Somebody wants to write in the chosen text. */
  onWrite(): void;
}

/** The sheet on which items are chosen, moved and resized, by mouse, finger or keys. */
export function Stage({
  design,
  values,
  chosen,
  wrong,
  isFull,
  choose,
  onLayout,
  onRemove,
  onDuplicate,
  onWrite,
}: StageProps) {
  const sheet = sheetOf(design);
  const root = useRef<SVGSVGElement>(null);
  const { draft, cancel, handlers } = useGestures({ design, chosen, choose, onLayout });
  const layout = draft?.layout ?? design.layout;
  const [only] = chosen;
  const single = chosen.length === 1 ? only : undefined;
  const hadItems = useRef(false);

  // What was chosen or added is where keys go next, but not while somebody is at its panel.
  useEffect(() => {
    if (single === undefined || document.activeElement?.closest('aside')) return;
    root.current?.querySelector<SVGElement>(`[data-item="${single}"]`)?.focus({ preventScroll: true });
  }, [single]);

  // Whoever removes what had the keys goes on at the sheet: the next may be to undo that.
  useEffect(() => {
    if (document.activeElement === document.body && hadItems.current) root.current?.focus({ preventScroll: true });
    hadItems.current = chosen.length > 0;
  }, [chosen]);

  // A finger on an item moves it, elsewhere it scrolls; browsers do not read touch-action inside a picture.
  useEffect(() => {
    const svg = root.current;
    const hold = (event: TouchEvent): void => {
      if (event.target instanceof Element && event.target.matches('[data-item], [data-handle]')) event.preventDefault();
    };
    svg?.addEventListener('touchstart', hold, { passive: false });
    return () => svg?.removeEventListener('touchstart', hold);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const does = keyOf({
      event,
      move: (by) => {
        const boxes = picked({ layout: design.layout, chosen });
        if (boxes.length === 0) return;
        const moved = moveOf({ boxes, by, others: [], sheet, isFree: true });
        onLayout(movedBy({ layout: design.layout, chosen, by: moved.by }), `move ${chosen.join()}`);
      },
      actions: {
        remove: onRemove,
        duplicate: onDuplicate,
        write: onWrite,
        all: () => choose(design.layout.map((_, index) => index)),
        letGo: () => {
          if (!cancel()) choose([]);
        },
      },
    });
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };

  return (
    <div className={`cert-sheet is-${design.orientation}${isFull ? ' is-full' : ''}`}>
      <Sheet
        svgRef={root}
        design={{ ...design, layout }}
        values={values}
        role="group"
        aria-label={texts.sheet}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        // What is under the pointer is not always what is chosen.
        onMouseDown={(event) => {
          event.preventDefault();
          (root.current?.querySelector<SVGElement>(`[data-item="${single ?? ''}"]`) ?? root.current)?.focus({
            preventScroll: true,
          });
        }}
        onDoubleClick={onWrite}
        {...handlers}
      >
        {readingOrder(layout).map((index) => {
          const item = layout[index];
          return (
            item && (
              <rect
                key={index}
                className={`cert-item${wrong.has(index) ? ' is-wrong' : ''}`}
                data-item={index}
                x={item.x}
                y={item.y}
                width={item.width}
                height={item.height}
                role="button"
                tabIndex={0}
                aria-label={texts.itemName(item)}
                aria-pressed={chosen.includes(index)}
                onFocus={() => {
                  if (!chosen.includes(index)) choose([index]);
                }}
              />
            )
          );
        })}
        <Marks layout={layout} chosen={chosen} guides={draft?.guides ?? []} band={draft?.band} sheet={sheet} />
      </Sheet>
    </div>
  );
}

interface Actions {
  remove(): void;
  duplicate(): void;
  write(): void;
  all(): void;
  letGo(): void;
}

/** What a key does on the sheet. */
function keyOf({
  event,
  move,
  actions,
}: {
  event: KeyboardEvent;
  move(by: { x: number; y: number }): void;
  actions: Actions;
}): (() => void) | undefined {
  const isCommand = event.ctrlKey || event.metaKey;
  const arrow = arrows[event.key];
  if (arrow && !isCommand) {
    const far = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
    return () => move({ x: arrow.x * far, y: arrow.y * far });
  }
  if (isCommand) return { d: actions.duplicate, a: actions.all }[event.key.toLowerCase()];
  return { Delete: actions.remove, Backspace: actions.remove, Enter: actions.write, Escape: actions.letGo }[event.key];
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
