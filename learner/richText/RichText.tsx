import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { markFailed } from './failedPicture.ts';
import { mayHaveFormula } from '#runtime/core/richText/formulaParts.ts';
import { richHtml } from './richHtml.ts';
import './richText.css';
import { useFormulas } from './useFormulas.ts';

/**
 * Shows HTML that the server has sanitised; formulas (`$$…$$`, `$…$`) are drawn with KaTeX, fetched for the first one.
 * Pictures that have something to show enlarge on a tap.
 */
export function RichText({ html }: { html: string }) {
  const drawFormulas = useFormulas(mayHaveFormula(html));
  const shown = useMemo(() => richHtml({ html, drawFormulas }), [html, drawFormulas]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => markPictures(box.current), [shown]);
  return <div className="rich" ref={box} dangerouslySetInnerHTML={{ __html: shown }} onClick={enlarge} />;
}

/** Pixels from which on a picture is worth a closer look; signs within a line are not. */
const largeFrom = 120;

/** Marks the pictures that are large, and those that fail, now or when it is known. */
function markPictures(box: HTMLElement | null): (() => void) | undefined {
  const images = [...(box?.querySelectorAll('img') ?? [])];
  if (!box || images.length === 0) return undefined;
  const mark = (image: HTMLImageElement): void => {
    if (image.complete && image.naturalWidth === 0) markFailed(image);
    if (Math.max(image.naturalWidth, image.naturalHeight) >= largeFrom) image.parentElement?.classList.add('is-large');
  };
  const arrive = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) mark(target);
  };
  const fail = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) markFailed(target);
  };
  images.forEach(mark);
  // Neither event bubbles.
  box.addEventListener('load', arrive, true);
  box.addEventListener('error', fail, true);
  return () => {
    box.removeEventListener('load', arrive, true);
    box.removeEventListener('error', fail, true);
  };
}

function enlarge(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element)) return;
  const image = event.target.closest('.rich-picture.is-large')?.querySelector('img');
  if (!image || image.closest('a')) return;
  // In an option a tap chooses; the button in the picture's corner enlarges.
  if (image.closest('label') && !event.target.closest('.rich-enlarge')) return;
  event.preventDefault();
  const { src, alt } = image;
  void import('./showPicture.tsx').then(
    ({ showPicture }) => showPicture({ src, alt }),
    () => undefined,
  );
}
