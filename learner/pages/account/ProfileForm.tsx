import { useEffect, useState, type FormEvent } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { reload } from '#runtime/core/session.ts';
import { useDraft } from '#runtime/react/useDraft.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { Field } from '#learner/form/Field.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { toast } from '#learner/parts/toast.ts';
import { AvatarField } from './AvatarField.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { fieldErrorsOf } from '#learner/form/fieldErrors.ts';
import { texts } from './texts.ts';

const fields = ['nickname', 'avatar', 'phone', 'email'] as const;
type Values = Record<(typeof fields)[number], string>;

/** Name, picture and contact; only what was changed is sent. */
export function ProfileForm({ profile }: { profile: Output<'session.basic'> }) {
  const [stored, setStored] = useState<Values>(() => valuesOf(profile));
  const [values, setValues] = useState(stored);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const changed = fields.filter((field) => values[field].trim() !== stored[field]);
  const { found, keep, take, discard } = useDraft({ form: 'profile', id: 'own' });
  useUnsavedGuard(changed.length > 0, discard);
  const kept = JSON.stringify(changed.map((field) => [field, values[field]]));
  useEffect(() => {
    const entries = JSON.parse(kept) as [string, string][];
    keep(entries.length > 0 ? { values: Object.fromEntries(entries), base: stored } : undefined);
  }, [kept, keep, stored]);

  const set = (field: keyof Values) => (value: string) => setValues((former) => ({ ...former, [field]: value }));
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (values.nickname.trim() === '') return setErrors({ nickname: texts.nicknameMissing });
    setBusy(true);
    setErrors({});
    try {
      const next = valuesOf(
        await call(
          'session.updateProfile',
          Object.fromEntries(changed.map((field) => [field, values[field].trim() || null])),
          { isQuiet: true },
        ),
      );
      setStored(next);
      setValues(next);
      toast(texts.saved);
      // The header shows the new name when it comes; the profile is stored either way.
      reload().catch(() => undefined);
    } catch (thrown) {
      setErrors(fieldErrorsOf(thrown));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate className="account-form" onSubmit={(event) => void save(event)}>
      {found && (
        <DraftOffer
          draft={found}
          isOutdated={Object.keys(found.values).some((field) => found.base?.[field] !== stored[field as keyof Values])}
          onRestore={() => {
            setValues((former) => ({ ...former, ...(found.values as Partial<Values>) }));
            take();
          }}
          onDiscard={discard}
        />
      )}
      <AvatarField name={values.nickname} value={values.avatar} onChange={set('avatar')} />
      <dl className="account-name">
        <dt>{texts.account}</dt>
        <dd>{profile.account}</dd>
      </dl>
      <Field
        label={texts.nickname}
        value={values.nickname}
        maxLength={40}
        autoComplete="name"
        error={errors['nickname']}
        onChange={set('nickname')}
      />
      <Field
        label={texts.phone}
        value={values.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors['phone']}
        onChange={set('phone')}
      />
      <Field
        label={texts.email}
        value={values.email}
        type="email"
        maxLength={100}
        autoComplete="email"
        error={errors['email']}
        onChange={set('email')}
      />
      {(errors['general'] ?? errors['avatar']) && (
        <p className="field-error" role="alert">
          {errors['general'] ?? errors['avatar']}
        </p>
      )}
      <Button kind="primary" type="submit" disabled={isBusy || changed.length === 0} aria-busy={isBusy}>
        {isBusy ? texts.saving : texts.save}
      </Button>
    </form>
  );
}

function valuesOf({ nickname, avatar, phone, email }: Output<'session.basic'>): Values {
  return { nickname: nickname ?? '', avatar: avatar ?? '', phone: phone ?? '', email: email ?? '' };
}
