import { useEffect, useState } from 'react';
import { mayHaveFormula } from '#runtime/core/richText/formulaParts.ts';
import { richHtml, type FormulaDrawer } from './richHtml.ts';

/**
 * What draws formulas, or undefined until it has come; asked for only where `isNeeded`. Without it the source of the
 * formulas stays readable, and the next text that needs it tries again.
 */
export function useFormulas(isNeeded: boolean): FormulaDrawer | undefined {
  useOutcome(isNeeded);
  return isNeeded ? drawer : undefined;
}

/** Whether texts are drawn as they will stay: what draws formulas has come or cannot come, or is not needed. */
export function useFormulasReady(isNeeded: boolean): boolean {
  const outcome = useOutcome(isNeeded);
  return !isNeeded || drawer !== undefined || outcome === 'failed';
}

/** Asks for what draws formulas where it is needed; what uses it is drawn anew when it has come or cannot come. */
function useOutcome(isNeeded: boolean): 'come' | 'failed' | undefined {
  const [outcome, setOutcome] = useState<'come' | 'failed' | undefined>(drawer && 'come');
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    // Asked also where it has come: it may have since this text was drawn without it.
    loadFormulas().then(
      () => isCurrent && setOutcome('come'),
      () => isCurrent && setOutcome('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return outcome;
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
