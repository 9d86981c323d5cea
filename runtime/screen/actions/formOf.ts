import type { FormScreen, ScreenAction } from '#generators/formats.ts';

/** The form of what an action asks for before it calls. */
export function formOf({ does = '', title, asks = {} }: ScreenAction): FormScreen {
  return { kind: 'form', name: does, title, save: does, opens: 'drawer', groups: {}, fields: asks };
}
