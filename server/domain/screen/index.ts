export { figures } from './figures.ts';
export { overlays } from './overlays.ts';
export { saveOverlay } from './saveOverlay.ts';
