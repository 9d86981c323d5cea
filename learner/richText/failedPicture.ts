import { texts } from './texts.ts';

/** Says in the place of a picture that it did not come, with a way to ask for it again. */
export function markFailed(image: HTMLImageElement): void {
  const frame = image.closest('.rich-picture');
  if (!frame || frame.classList.contains('is-failed')) return;
  const note = document.createElement('span');
  note.className = 'rich-failed';
  note.textContent = image.alt ? texts.pictureFailedOf(image.alt) : texts.pictureFailed;
  const again = note.appendChild(document.createElement('button'));
  again.type = 'button';
  again.textContent = texts.retry;
  again.addEventListener('click', (event) => {
    event.preventDefault();
    note.remove();
    frame.classList.remove('is-failed');
    // The same address once more: the browser asks again.
    image.setAttribute('src', image.getAttribute('src') ?? '');
  });
  frame.classList.add('is-failed');
  frame.append(note);
}
