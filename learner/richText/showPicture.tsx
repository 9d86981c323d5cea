import { createRoot } from 'react-dom/client';
import { openOverlay } from '#learner/router/overlays.ts';
import { Picture, type PictureProps } from './Picture.tsx';

/** Shows a picture over the whole window. Escape, Back, the cross and a tap beside it close it. */
export function showPicture(picture: PictureProps): void {
  const former = document.activeElement;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    leave();
    root.unmount();
    place.remove();
    if (former instanceof HTMLElement) former.focus();
  };
  const leave = openOverlay(close);
  root.render(<Picture {...picture} onClose={() => setTimeout(close)} />);
}
