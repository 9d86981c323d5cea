import { autorun } from '@formily/reactive';
import { observer } from '@formily/react';
import { useEffect } from 'react';
import type { DraftState } from '#runtime/react/useDraft.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { useFrame } from '../host.ts';
import { draftOf } from './draft.ts';
import { valuesIn, type FormModel } from './model.ts';
import type { Fields } from './values.ts';

/** Watches whether the form differs from where it began; tells the window, the route and the drawer, and keeps a draft meanwhile. */
export const Guard = observer(({ model, draft, fields }: { model: FormModel; draft: DraftState; fields: Fields }) => {
  const { isDirty } = model.state;
  const { setDirty } = useFrame();
  const { keep, discard } = draft;
  useUnsavedGuard(isDirty, discard);
  useEffect(() => {
    if (!isDirty) return keep(undefined);
    return autorun(() => keep({ values: draftOf({ fields, values: valuesIn(model.form) }), base: model.base() }));
  }, [isDirty, keep, model, fields]);
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  return null;
});
