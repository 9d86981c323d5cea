export { listViews, removeView, saveView } from './view.ts';
