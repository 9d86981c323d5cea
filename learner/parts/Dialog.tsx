import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { openOverlay } from '#learner/router/overlays.ts';
import { texts } from './texts.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Without it the dialog stays until one of its actions ends it. */
  onClose?: () => void;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A modal dialog; Escape, the cross, a click beside it and Back close it where they may, and the focus goes back where it was. */
export function Dialog({ title, isOpen, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // With the drawing itself: a focus that came back later would be taken from whoever has moved on meanwhile.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    const former = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (former instanceof HTMLElement) former.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const close = useRef(onClose);
  close.current = onClose;
  const isClosable = onClose !== undefined;
  useEffect(() => {
    if (!isOpen || !isClosable) return undefined;
    return openOverlay(() => close.current?.());
  }, [isOpen, isClosable]);

  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Chromium closes a dialog at the second Escape, whatever became of the first.
      onKeyDown={(event) => event.key === 'Escape' && !onClose && event.preventDefault()}
      onMouseDown={(event) => event.target === dialog.current && onClose?.()}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={headingId}>{title}</h2>
          {onClose && (
            <button type="button" className="dialog-close" aria-label={texts.close} onClick={onClose}>
              ×
            </button>
          )}
        </div>
        <div className="dialog-body">{children}</div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
