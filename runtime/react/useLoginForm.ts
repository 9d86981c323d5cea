import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { login, type Credentials } from '#runtime/core/login.ts';
import { loadSession } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { sessionStore } from '#runtime/core/sessionStore.ts';
import { useProof, type Proof } from './useProof.ts';

const names = ['account', 'password'] as const;
type Name = (typeof names)[number];

export interface LoginForm {
  form: RefObject<HTMLFormElement>;
  account: string;
  setAccount: (account: string) => void;
  password: string;
  setPassword: (password: string) => void;
  /** The work that the server may want before it looks at the password. */
  proof: Pick<Proof, 'progress' | 'cancel'>;
  /** What is missing, by field; `form`: why the server refused. */
  errors: Partial<Record<Name | 'form', string>>;
  isBusy: boolean;
  /** Fills in an account, as the demo's are. */
  fill: (picked: { account: string; password: string }) => void;
  submit: (event: FormEvent) => Promise<void>;
}

export interface LoginFormOptions {
  account?: string | undefined;
  /** @throws CallError */
  signIn?: ((credentials: Credentials) => Promise<Tenant[]>) | undefined;
  missing: Record<Name, string>;
  onSubmit?: () => void;
  onSignedIn: (tenants: Tenant[]) => void;
}

/**
 * A log-in form without its looks: what is missing is said at its field and focused (inputs are found by name), a refusal
 * stands above, a proof of work is made where the server wants one. `account`: whose form it is, where that is settled.
 */
export function useLoginForm({
  account: known = '',
  signIn = enter,
  missing,
  onSubmit,
  onSignedIn,
}: LoginFormOptions): LoginForm {
  const [account, setAccount] = useState(known);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<LoginForm['errors']>({});
  const [isBusy, setBusy] = useState(false);
  const proof = useProof();
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: LoginForm['errors'], focus: Name): void => {
    setErrors(found);
    form.current?.querySelector<HTMLInputElement>(`input[name=${focus}]`)?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const given: Record<Name, boolean> = { account: account.trim() !== '', password: password !== '' };
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
      const who = { account: account.trim(), password };
      const tenants = await proof.run({
        account: who.account,
        work: (given) => signIn({ ...who, ...(given !== undefined && { proof: given }) }),
      });
      onSignedIn(tenants);
    } catch (thrown) {
      const error = toCallError(thrown);
      refuse(error.kind === 'aborted' ? {} : { form: error.message }, 'password');
    } finally {
      setBusy(false);
    }
  };

  const fill: LoginForm['fill'] = (picked) => {
    setAccount(picked.account);
    setPassword(picked.password);
    setErrors({});
  };

  return { form, account, setAccount, password, setPassword, proof, errors, isBusy, fill, submit };
}

/** The log-in of a page of its own: the person is loaded unless there is a tenant to choose or an initial password to change. */
async function enter(credentials: Credentials): Promise<Tenant[]> {
  const tenants = await login(credentials);
  if (tenants.length <= 1 && sessionStore.get().status !== 'passwordDue') await loadSession();
  return tenants;
}
