import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { changePassword } from '#runtime/core/login.ts';
import { loadSession } from '#runtime/core/session.ts';
import { useSession } from './useSession.ts';

/** Limits of a password, as the catalogue has them. */
export const passwordLength = { least: 8, most: 64 } as const;

const names = ['newPassword', 'repeated'] as const;
type Name = (typeof names)[number];

export interface FirstPasswordTexts {
  badLength: string;
  different: string;
}

export interface FirstPassword {
  form: RefObject<HTMLFormElement>;
  values: Record<Name, string>;
  set: (name: Name) => (value: string) => void;
  /** By field; `form`: what concerns none of them. */
  errors: Partial<Record<Name | 'form', string>>;
  isBusy: boolean;
  submit: (event: FormEvent) => Promise<void>;
}

/** Whether an initial password is to be changed: until `done` is called, as the session is loaded in between. */
export function usePasswordDue(): { isDue: boolean; done: () => void } {
  const { status } = useSession();
  const [isDue, setDue] = useState(status === 'passwordDue');
  useEffect(() => {
    if (status === 'passwordDue') setDue(true);
  }, [status]);
  return { isDue: isDue || status === 'passwordDue', done: () => setDue(false) };
}

/** The form in which an initial password is replaced, without its looks. Then the person is loaded, unless there is a tenant to choose. */
export function useFirstPassword({
  texts,
  isLoading,
  onDone,
}: {
  texts: FirstPasswordTexts;
  isLoading: boolean;
  onDone: () => void;
}): FirstPassword {
  const [values, setValues] = useState<Record<Name, string>>({ newPassword: '', repeated: '' });
  const [errors, setErrors] = useState<FirstPassword['errors']>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: FirstPassword['errors']): void => {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const found = faultsOf({ values, texts });
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await changePassword({ newPassword: values.newPassword });
      if (isLoading) await loadSession();
      onDone();
    } catch (thrown) {
      const { message, fieldErrors } = toCallError(thrown);
      const wrong = fieldErrors.find(({ path }) => path === '/newPassword');
      refuse(wrong ? { newPassword: wrong.message } : { form: message });
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    values,
    set: (name) => (value) => setValues((former) => ({ ...former, [name]: value })),
    errors,
    isBusy,
    submit,
  };
}

function faultsOf({
  values: { newPassword, repeated },
  texts,
}: {
  values: Record<Name, string>;
  texts: FirstPasswordTexts;
}): Partial<Record<Name, string>> {
  const length = Array.from(newPassword).length;
  if (length < passwordLength.least || length > passwordLength.most) return { newPassword: texts.badLength };
  return newPassword === repeated ? {} : { repeated: texts.different };
}
