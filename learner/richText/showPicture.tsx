import { createRoot } from 'react-dom/client';
import { openOverlay } from '#learner/router/overlays.ts';
import type { PictureProps } from './Picture.tsx';
import { Pictures } from './Pictures.tsx';

/** Shows a picture over the whole window. Escape, Back, the cross and a tap beside it close it. */
export function showPicture(picture: PictureProps): void {
  showPictures({ pictures: [picture], at: 0 });
}

/** The same of one of several: buttons and the arrow keys lead to the others. */
export function showPictures({ pictures, at }: { pictures: readonly PictureProps[]; at: number }): void {
  const former = document.activeElement;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    leave();
    root.unmount();
    place.remove();
    if (former instanceof HTMLElement) former.focus({ preventScroll: true });
  };
  const leave = openOverlay(close);
  root.render(<Pictures pictures={pictures} at={at} onClose={() => setTimeout(close)} />);
}
