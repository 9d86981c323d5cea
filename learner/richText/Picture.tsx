import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const [step, setStep] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    setStep(0);
    setHasFailed(false);
  }, [src]);
  const change = (by: number): void => setStep((former) => Math.min(steps.length - 1, Math.max(0, former + by)));
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
        if (key === '0') setStep(0);
        // Of one that is larger than the window they move what is seen of it.
        if (key === 'ArrowLeft' && step === 0) onFormer?.();
        if (key === 'ArrowRight' && step === 0) onNext?.();
      }}
    >
      <div className={place === '' ? 'picture-tools' : 'picture-tools has-others'}>
        <button type="button" disabled={step === 0} onClick={() => change(-1)} aria-label={texts.zoomOut}>
          −
        </button>
        <button type="button" className="picture-fit" disabled={step === 0} onClick={() => setStep(0)}>
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
            src={src}
            alt={alt}
            onError={() => setHasFailed(true)}
            style={{ width: `${100 * (steps[step] ?? 1)}%` }}
            className={`${step === 0 ? '' : 'is-zoomed'} ${isOpaque ? 'is-opaque' : ''}`.trim()}
            onClick={() => setStep(step === 0 ? 2 : 0)}
          />
        )}
      </div>
    </dialog>
  );
}
