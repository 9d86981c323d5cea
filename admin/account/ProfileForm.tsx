import { Button, Form, Input, Result, Skeleton } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { call, type Input as CallInput } from '#runtime/core/call.ts';
import type { Draft } from '#runtime/core/drafts.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { reload as reloadSession } from '#runtime/core/session.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useDraft } from '#runtime/react/useDraft.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { DraftOffer } from '#runtime/screen/form/DraftOffer.tsx';
import { texts } from '../texts.ts';
import { AvatarField } from './AvatarField.tsx';
import { showErrors } from './fieldErrors.ts';
import { busy } from '#runtime/screen/busy.tsx';

interface Profile {
  avatar?: string | null;
  nickname?: string | null;
  phone?: string | null;
  email?: string | null;
}

const names = ['avatar', 'nickname', 'phone', 'email'] as const;

/** Name, picture and ways to be reached. */
export function ProfileForm(): ReactNode {
  const { data, error, reload } = useCall('session.basic', {});
  if (error && !data)
    return (
      <Result
        status="warning"
        title={texts.loadFailed}
        subTitle={error.message}
        extra={<Button onClick={reload}>{texts.retry}</Button>}
      />
    );
  return data ? (
    <Fields key={JSON.stringify(data)} profile={data} onSaved={reload} />
  ) : (
    <Skeleton active paragraph={{ rows: 5 }} />
  );
}

function Fields({ profile, onSaved }: { profile: Profile; onSaved: () => void }): ReactNode {
  const [form] = Form.useForm<Profile>();
  const [isBusy, setBusy] = useState(false);
  const [changes, setChanges] = useState<Partial<Profile>>({});
  const isChanged = Object.keys(changes).length > 0;
  const { found, keep, take, discard } = useDraft({ form: 'account', id: 'own' });
  useUnsavedGuard(isChanged, discard);
  useEffect(
    () => keep(Object.keys(changes).length > 0 ? { values: changes, base: { ...profile } } : undefined),
    [changes, keep, profile],
  );
  const follow = (): void => setChanges(changedFields({ former: profile, values: form.getFieldsValue() }));
  const restore = (draft: Draft): void => {
    form.setFieldsValue(draft.values as Profile);
    follow();
    take();
  };

  const save = async (values: Profile): Promise<void> => {
    setBusy(true);
    try {
      await call('session.updateProfile', changedFields({ former: profile, values }), { isQuiet: true });
      presenter().toast({ kind: 'success', message: texts.saved });
      setChanges({});
      onSaved();
      await reloadSession();
    } catch (error) {
      showErrors({
        error,
        fields: names,
        setFields: (errors) => form.setFields(errors as Parameters<typeof form.setFields>[0]),
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      form={form}
      layout="vertical"
      className="account-form"
      initialValues={profile}
      onFinish={(values) => void save(values)}
      onValuesChange={follow}
      requiredMark
    >
      {found && (
        <DraftOffer
          draft={found}
          isOutdated={names.some(
            (name) => name in found.values && (found.base?.[name] ?? null) !== (profile[name] ?? null),
          )}
          onRestore={() => restore(found)}
          onDiscard={discard}
        />
      )}
      <Form.Item name="avatar" label={texts.avatar}>
        <AvatarField />
      </Form.Item>
      <Form.Item
        name="nickname"
        label={texts.nickname}
        rules={[{ required: true, whitespace: true, message: texts.needNickname }]}
      >
        <Input maxLength={50} autoComplete="nickname" />
      </Form.Item>
      <Form.Item name="phone" label={texts.phone}>
        <Input inputMode="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="email" label={texts.email} rules={[{ type: 'email', message: texts.badEmail }]}>
        <Input maxLength={100} inputMode="email" autoComplete="email" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy(isBusy)} disabled={!isChanged}>
        {texts.save}
      </Button>
    </Form>
  );
}

/** Only what differs is sent; an emptied field is sent as null. */
function changedFields({ former, values }: { former: Profile; values: Profile }): CallInput<'session.updateProfile'> {
  const changed = names.filter((name) => (values[name] || null) !== (former[name] || null));
  return Object.fromEntries(changed.map((name) => [name, values[name] || null])) as CallInput<'session.updateProfile'>;
}
