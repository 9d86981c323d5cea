import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface MeasureProps {
  /** What is drawn anew each time. */
  children: ReactNode;
  /** Whether all that the window shows of it is in the document. */
  isThere(stage: HTMLElement): boolean;
}

/**
 * A button that draws a screen from nothing and writes down how long it took, in milliseconds: from just before React is
 * told to a moment after the picture is on the screen. The former drawing is taken away before the clock starts.
 */
export function Measure({ children, isThere }: MeasureProps) {
  const stage = useStage();
  const [isShown, setIsShown] = useState(false);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const draw = async () => {
    setIsBusy(true);
    setIsShown(false);
    await painted();
    const start = performance.now();
    setIsShown(true);
    await frame(() => isThere(stage));
    const end = await painted();
    setTaken((former) => [...former, end - start]);
    setIsBusy(false);
  };

  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void draw()}>
        draw
      </button>
      {taken.map((time, index) => (
        <output key={index} data-testid={`round-${index + 1}`}>
          {` ${time.toFixed(1)}`}
        </output>
      ))}
      {isShown && createPortal(children, stage)}
    </>
  );
}

/** A place outside Storybook's own: that one is watched, and the styles of the whole page are computed at every change in it. */
function useStage(): HTMLElement {
  const [stage] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(stage);
    return () => stage.remove();
  }, [stage]);
  return stage;
}

/** The next frame, before it is painted; the next in which a condition holds. */
function frame(isFit: () => boolean = () => true): Promise<void> {
  return new Promise((resolve) => {
    const ask = () => {
      if (isFit()) resolve();
      else requestAnimationFrame(ask);
    };
    requestAnimationFrame(ask);
  });
}

/** Waits until what is in the document now has been painted; @returns when that was. What is sent in a frame arrives after the frame's paint. */
async function painted(): Promise<number> {
  await frame();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  });
}
