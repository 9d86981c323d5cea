import { useEffect, useMemo, useRef } from 'react';
import type { ScreenRecord } from '../records.ts';
import { createFormModel, valuesIn, type FormModel, type FormModelOptions } from './model.ts';

/** The model of a form. Where the screen is arranged meanwhile, what was typed comes over into the form as it is now. */
export function useFormModel({
  screen,
  begun,
}: {
  screen: FormModelOptions['screen'];
  /** What the form began with; the same object each time. */
  begun: Omit<FormModelOptions, 'screen'>;
}): FormModel {
  const last = useRef<{ model: FormModel; typed: ScreenRecord }>();
  const made = useMemo(() => {
    const former = last.current;
    const typed = former ? { ...outOfForm(former), ...former.model.typed() } : {};
    const model = createFormModel({ screen, ...begun, record: former?.model.base() ?? begun.record });
    if (former) model.restore({ values: typed });
    return { model, typed };
  }, [screen, begun]);
  useEffect(() => {
    last.current = made;
  }, [made]);
  return made.model;
}

/** What came over into a form that has no place for it, as it is hidden: it may be shown again. */
function outOfForm({ model, typed }: { model: FormModel; typed: ScreenRecord }): ScreenRecord {
  const values = valuesIn(model.form);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !(name in values)));
}
