import { useEffect, useState } from 'react';
import { mayHaveFormula } from '#runtime/core/richText/formulaParts.ts';
import { richHtml, type FormulaDrawer } from './richHtml.ts';

/**
 * What draws formulas, or undefined until it has come; asked for only where `isNeeded`. Without it the source of the
 * formulas stays readable, and the next text that needs it tries again.
 */
export function useFormulas(isNeeded: boolean): FormulaDrawer | undefined {
  const [, setHasCome] = useState(drawer !== undefined);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    // Asked also where it has come: it may have since this text was drawn without it.
    loadFormulas().then(
      () => isCurrent && setHasCome(true),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return isNeeded ? drawer : undefined;
}

/** Fetches what draws formulas, so that it is at hand when a text needs it. */
export async function loadFormulas(): Promise<void> {
  if (!drawer) drawer = (await import('./formulas.ts')).drawFormulas;
}

/** Draws the formulas of texts that will be shown soon. */
export async function prepareFormulas(texts: readonly string[]): Promise<void> {
  const wanted = texts.filter(mayHaveFormula);
  if (wanted.length === 0) return;
  await loadFormulas();
  for (const html of wanted) richHtml({ html, drawFormulas: drawer });
}

let drawer: FormulaDrawer | undefined;
