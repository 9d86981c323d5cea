import { Button, Form, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { changePassword } from '#runtime/core/login.ts';
import { useProof } from '#runtime/react/useProof.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { texts } from '../texts.ts';
import { ProofProgress } from '../login/ProofProgress.tsx';
import { showErrors } from './fieldErrors.ts';
import { busy } from '#runtime/screen/busy.tsx';

interface Passwords {
  oldPassword: string;
  newPassword: string;
  repeat: string;
}

const names = ['oldPassword', 'newPassword'] as const;

/** Changes the password; the person's other sessions end. */
export function PasswordForm(): ReactNode {
  const [form] = Form.useForm<Passwords>();
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const proof = useProof();
  useUnsavedGuard(isChanged);

  const save = async ({ oldPassword, newPassword }: Passwords): Promise<void> => {
    setBusy(true);
    try {
      await proof.run({
        work: (given) => changePassword({ oldPassword, newPassword, ...(given !== undefined && { proof: given }) }),
      });
      form.resetFields();
      setChanged(false);
      presenter().toast({ kind: 'success', message: texts.passwordChanged });
    } catch (error) {
      if (toCallError(error).kind !== 'aborted')
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
      onFinish={(values) => void save(values)}
      onValuesChange={(_, values) => setChanged(Object.values(values).some(Boolean))}
    >
      <p className="help">{texts.securityHelp}</p>
      <Form.Item
        name="oldPassword"
        label={texts.oldPassword}
        rules={[{ required: true, message: texts.needOldPassword }]}
      >
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={texts.newPassword}
        extra={texts.newPasswordHelp}
        rules={[{ required: true, min: 8, max: 64, message: texts.newPasswordHelp }]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Form.Item
        name="repeat"
        label={texts.repeatPassword}
        dependencies={['newPassword']}
        rules={[
          { required: true, message: texts.needRepeat },
          ({ getFieldValue }) => ({
            validator: async (_, value: string) =>
              !value || value === getFieldValue('newPassword') ? undefined : Promise.reject(new Error(texts.badRepeat)),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <ProofProgress proof={proof} />
      <Button type="primary" htmlType="submit" loading={busy(isBusy)} disabled={!isChanged}>
        {texts.changePassword}
      </Button>
    </Form>
  );
}
