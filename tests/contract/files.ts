/** A PNG of one red pixel. */
export const pixel: Uint8Array<ArrayBuffer> = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** The head of a JPEG of 413 × 295 that lies on its side, as a phone held upright takes it: 295 × 413 to see. */
export const lyingJpeg: Uint8Array<ArrayBuffer> = Uint8Array.from(
  Buffer.from('/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/wAALCAEnAZ0BAREA/9k=', 'base64'),
);
