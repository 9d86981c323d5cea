import { useEffect, useRef, useState } from 'react';
import './picture.css';
import { texts } from './texts.ts';

export interface PictureProps {
  src: string;
  alt: string;
}

const steps = [1, 1.5, 2, 3, 4] as const;

/** A picture over the whole window, made larger and smaller by buttons and keys. */
export function Picture({ src, alt, onClose }: PictureProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
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
      }}
    >
      <div className="picture-tools">
        <button type="button" disabled={step === 0} onClick={() => change(-1)} aria-label={texts.zoomOut}>
          −
        </button>
        <button type="button" disabled={step === 0} onClick={() => setStep(0)}>
          {texts.original}
        </button>
        <button type="button" disabled={step === steps.length - 1} onClick={() => change(1)} aria-label={texts.zoomIn}>
          +
        </button>
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
            src={src}
            alt={alt}
            onError={() => setHasFailed(true)}
            style={{ width: `${100 * (steps[step] ?? 1)}%` }}
            className={step === 0 ? '' : 'is-zoomed'}
            onClick={() => setStep(step === 0 ? 2 : 0)}
          />
        )}
      </div>
    </dialog>
  );
}
