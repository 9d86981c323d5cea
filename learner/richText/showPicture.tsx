import { createRoot } from 'react-dom/client';
import { Picture, type PictureProps } from './Picture.tsx';

/** Shows a picture over the whole window. Escape, Back, the cross and a tap beside it close it. */
export function showPicture(picture: PictureProps): void {
  const former = document.activeElement;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  // Back closes the picture instead of leaving the page.
  window.history.pushState({ ...(window.history.state as object | null), picture: true }, '');
  const close = (): void => {
    window.removeEventListener('popstate', close);
    if ((window.history.state as { picture?: boolean } | null)?.picture) window.history.back();
    root.unmount();
    place.remove();
    if (former instanceof HTMLElement) former.focus();
  };
  window.addEventListener('popstate', close);
  root.render(<Picture {...picture} onClose={() => setTimeout(close)} />);
}
