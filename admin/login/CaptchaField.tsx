import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Field } from './Field.tsx';
import type { Captcha } from '#runtime/react/useCaptcha.ts';

/** The captcha: its picture is a button that brings another. */
export function CaptchaField({ captcha, error }: { captcha: Captcha; error: string | undefined }): ReactNode {
  return (
    <Field label={messages.captcha} name="captcha" value={captcha.text} onChange={captcha.setText} error={error} autoComplete="off">
      <button type="button" className="field-captcha" title={messages.captchaRefresh} aria-label={messages.captchaRefresh} onClick={captcha.refresh}>
        {captcha.image && <img src={captcha.image} alt={messages.captchaImage} width="120" height="40" />}
      </button>
    </Field>
  );
}
