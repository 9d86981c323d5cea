import { useEffect } from 'react';
import type { FormScreen } from '#generators/formats.ts';
import type { FormModel } from './model.ts';
import { loadChecks } from './validate.ts';

/** Brings the generated checks of a form to its model. */
export function useChecks({ screen, model }: { screen: FormScreen; model: FormModel }): void {
  useEffect(() => {
    let isCurrent = true;
    // Without the generated checks the server's answer is the only one; saving stays possible.
    loadChecks({ screen }).then((checks) => isCurrent && model.setChecks(checks), console.error);
    return () => {
      isCurrent = false;
    };
  }, [model, screen]);
}
