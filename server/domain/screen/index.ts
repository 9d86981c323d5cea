export { overlays } from './overlays.ts';
export { saveOverlay } from './saveOverlay.ts';
