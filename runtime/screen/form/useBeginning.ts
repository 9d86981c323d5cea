import { useEffect, type RefObject } from 'react';
import type { FormScreen } from '#generators/formats.ts';
import { valuesIn, type FormModel } from './model.ts';
import { goToField } from './goToField.ts';
import { wireOf } from './values.ts';

/**
 * Gives the focus to where typing begins, the first required field that is empty, else the first of all. A widget that
 * is still on its way is waited for, unless somebody is in the form before it.
 */
export function useBeginning({
  root,
  formId,
  screen: { fields },
  model,
  isWanted,
}: {
  root: RefObject<HTMLFormElement>;
  formId: string;
  screen: Pick<FormScreen, 'fields'>;
  model: FormModel;
  isWanted: boolean;
}): void {
  useEffect(() => {
    const form = root.current;
    if (!isWanted || !form) return undefined;
    const values = valuesIn(model.form);
    const frames = [...form.querySelectorAll<HTMLElement>('[data-path]')].filter(
      ({ dataset: { path = '' } }) => fields[path] && !fields[path]?.isReadOnly,
    );
    const isOpen = ({ dataset: { path = '' } }: HTMLElement): boolean => {
      const field = fields[path];
      return field?.isRequired === true && wireOf({ field, value: values[path] }) === undefined;
    };
    const frame = frames.find(isOpen) ?? frames[0];
    const path = frame?.dataset['path'];
    if (!frame || path === undefined) return undefined;
    const go = (): boolean => {
      if (!frame.querySelector('input, textarea, [contenteditable]')) return false;
      goToField({ formId, path });
      return true;
    };
    if (go()) return undefined;
    const watch = new MutationObserver(() => {
      if (form.contains(document.activeElement) || go()) watch.disconnect();
    });
    watch.observe(form, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [root, formId, fields, model, isWanted]);
}
