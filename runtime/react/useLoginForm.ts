import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { loadSession, login } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useCaptcha, type Captcha } from './useCaptcha.ts';

const names = ['account', 'password', 'captcha'] as const;
type Name = (typeof names)[number];

export interface LoginForm {
  form: RefObject<HTMLFormElement>;
  account: string;
  setAccount: (account: string) => void;
  password: string;
  setPassword: (password: string) => void;
  captcha: Captcha;
  /** What is missing, by field; `form`: why the server refused. */
  errors: Partial<Record<Name | 'form', string>>;
  isBusy: boolean;
  /** Fills in an account, as the demo's are. */
  fill: (picked: { account: string; password: string }) => void;
  submit: (event: FormEvent) => Promise<void>;
}

/**
 * A log-in form without its looks: what is missing is said at its field and focused (inputs are found by name), a refusal
 * stands above, a captcha is asked for once the server wants one. The person is loaded unless there is a tenant to choose.
 */
export function useLoginForm({ missing, onSubmit, onSignedIn }: { missing: Record<Name, string>; onSubmit?: () => void; onSignedIn: (tenants: Tenant[]) => void }): LoginForm {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<LoginForm['errors']>({});
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: LoginForm['errors'], focus: Name): void => {
    setErrors(found);
    form.current?.querySelector<HTMLInputElement>(`input[name=${focus}]`)?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const given: Record<Name, boolean> = { account: account.trim() !== '', password: password !== '', captcha: !captcha.isWanted || captcha.text.trim() !== '' };
    const absent = names.filter((name) => !given[name]);
    const [first] = absent;
    if (first) {
      refuse(Object.fromEntries(absent.map((name) => [name, missing[name]])), first);
      return;
    }
    setErrors({});
    setBusy(true);
    onSubmit?.();
    try {
      const tenants = await login({ account: account.trim(), password, ...(captcha.answer && { captcha: captcha.answer }) });
      if (tenants.length <= 1) await loadSession();
      onSignedIn(tenants);
    } catch (thrown) {
      const error = toCallError(thrown);
      if (captcha.isWanted || wantsCaptcha(error)) captcha.refresh();
      refuse({ form: error.message }, 'password');
    } finally {
      setBusy(false);
    }
  };

  const fill: LoginForm['fill'] = (picked) => {
    setAccount(picked.account);
    setPassword(picked.password);
    setErrors({});
  };

  return { form, account, setAccount, password, setPassword, captcha, errors, isBusy, fill, submit };
}

function wantsCaptcha({ data }: CallError): boolean {
  return typeof data === 'object' && data !== null && (data as { captchaRequired?: unknown }).captchaRequired === true;
}
