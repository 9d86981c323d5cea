import { fieldId } from './context.ts';

/** Brings a field, or the nearest one around the place, into sight and gives it the focus. */
export function goToField({ formId, path }: { formId: string; path: string }): void {
  for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
    const place = steps.join('.');
    const frame = document.querySelector(`[data-form="${formId}"] [data-path="${CSS.escape(place)}"]`);
    if (!frame) continue;
    frame.scrollIntoView({ block: 'center', behavior: 'smooth' });
    const element =
      document.getElementById(fieldId({ formId, path: place })) ??
      frame.querySelector<HTMLElement>('input, textarea, button, [tabindex]');
    element?.focus({ preventScroll: true });
    return;
  }
}
