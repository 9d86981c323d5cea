import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import './picture.css';
import { texts } from './texts.ts';

export interface PictureProps {
  src: string;
  alt: string;
  /** It has its own ground: none is laid below it. */
  isOpaque?: boolean;
}

const steps = [1, 1.5, 2, 3, 4] as const;

interface ShownProps extends PictureProps {
  onClose: () => void;
  /** To the picture before; nothing at the first. */
  onFormer?: () => void;
  /** To the next picture; nothing at the last. */
  onNext?: () => void;
  /** Which of how many it is; empty of the only one. */
  place: string;
}

/** A picture over the whole window, made larger and smaller by buttons and keys. */
export function Picture({ src, alt, isOpaque, onClose, onFormer, onNext, place }: ShownProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const looked = useRef<Spot>();
  const [step, setStep] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    setStep(0);
    setHasFailed(false);
  }, [src]);
  // What was tapped, or in the middle, stays there.
  useLayoutEffect(() => {
    if (!looked.current || !image.current) return;
    const { left, top } = moveOf(image.current, looked.current);
    frame.current?.scrollBy({ left, top, behavior: 'instant' });
  }, [step]);
  const turnTo = (wanted: number, tap?: MouseEvent): void => {
    looked.current = image.current && frame.current ? spotOf(image.current, tap ?? middleOf(frame.current)) : undefined;
    setStep(Math.min(steps.length - 1, Math.max(0, wanted)));
  };
  const change = (by: number): void => turnTo(step + by);
  return (
    <dialog
      ref={dialog}
      className="picture"
      aria-label={alt || texts.picture}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') change(1);
        if (key === '-') change(-1);
        if (key === '0') turnTo(0);
        // Of one that is larger than the window they move what is seen of it.
        if (key === 'ArrowLeft' && step === 0) onFormer?.();
        if (key === 'ArrowRight' && step === 0) onNext?.();
      }}
    >
      <div className={place === '' ? 'picture-tools' : 'picture-tools has-others'}>
        <button type="button" disabled={step === 0} onClick={() => change(-1)} aria-label={texts.zoomOut}>
          −
        </button>
        <button type="button" className="picture-fit" disabled={step === 0} onClick={() => turnTo(0)}>
          {texts.original}
        </button>
        <button type="button" disabled={step === steps.length - 1} onClick={() => change(1)} aria-label={texts.zoomIn}>
          +
        </button>
        {place !== '' && (
          <>
            <button type="button" disabled={!onFormer} onClick={onFormer} aria-label={texts.former}>
              ‹
            </button>
            <span className="picture-place" aria-live="polite">
              {place}
            </span>
            <button type="button" disabled={!onNext} onClick={onNext} aria-label={texts.next}>
              ›
            </button>
          </>
        )}
        <button type="button" className="picture-close" onClick={onClose} aria-label={texts.close}>
          ×
        </button>
      </div>
      <div
        ref={frame}
        className="picture-frame"
        tabIndex={0}
        role="region"
        aria-label={texts.picture}
        onClick={(event) => event.target === event.currentTarget && onClose()}
      >
        {hasFailed ? (
          <p className="picture-failed" role="alert">
            {texts.pictureFailed}
            <button type="button" onClick={() => setHasFailed(false)}>
              {texts.retry}
            </button>
          </p>
        ) : (
          <img
            key={src}
            ref={image}
            src={src}
            alt={alt}
            onError={() => setHasFailed(true)}
            style={{ width: `${100 * (steps[step] ?? 1)}%` }}
            className={`${step === 0 ? '' : 'is-zoomed'} ${isOpaque ? 'is-opaque' : ''}`.trim()}
            onClick={(event) => turnTo(step === 0 ? 2 : 0, event)}
          />
        )}
      </div>
    </dialog>
  );
}

/** A place of the window, in pixels. */
interface Place {
  clientX: number;
  clientY: number;
}

/** What of a picture is at a place: shares of its width and height. */
interface Spot extends Place {
  x: number;
  y: number;
}

function spotOf(image: HTMLImageElement, { clientX, clientY }: Place): Spot {
  const { left, top, width, height } = drawnOf(image);
  return { clientX, clientY, x: (clientX - left) / width, y: (clientY - top) / height };
}

/** How far it is from where that was to where it is now. */
function moveOf(image: HTMLImageElement, { clientX, clientY, x, y }: Spot): { left: number; top: number } {
  const { left, top, width, height } = drawnOf(image);
  return { left: left + x * width - clientX, top: top + y * height - clientY };
}

function middleOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Where the picture is drawn: in the middle of its box, which is wider than it where it is as high as the window. */
function drawnOf(image: HTMLImageElement): { left: number; top: number; width: number; height: number } {
  const box = image.getBoundingClientRect();
  const share = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * share, image.naturalHeight * share];
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}
