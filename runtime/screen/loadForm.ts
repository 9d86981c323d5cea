/** Fetches the program of forms. */
export const loadForm = () => import('./form/FormContent.tsx');

/** Fetches it ahead, e.g. when the pointer comes near a button that opens a form. */
export function preloadForm(): void {
  void loadForm();
}
