import { useId, useState, type ChangeEvent } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { Avatar } from '#learner/parts/Avatar.tsx';
import { toast } from '#learner/parts/toast.ts';
import { texts } from './texts.ts';

/** Bytes of a picture at most. */
const largest = 2 * 1024 * 1024;

export interface AvatarFieldProps {
  /** Whose first letter stands where there is no picture. */
  name: string;
  /** Address of the picture; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A picture that is uploaded when chosen and kept with the profile. */
export function AvatarField({ name, value, onChange }: AvatarFieldProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (file.size > largest) return toast(texts.avatarTooLarge, 'warning');
    setBusy(true);
    try {
      const { url } = (await callByName('session.uploadAvatar', { file })) as { url: string };
      onChange(url);
    } catch {
      // The call has said why; the former picture stays.
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="account-avatar">
      <Avatar src={value} name={name} size={72} />
      <div>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={isBusy}
          aria-describedby={`${id}-help`}
          onChange={(event) => void choose(event)}
        />
        <label htmlFor={id} className="button button-plain" aria-busy={isBusy}>
          {isBusy ? texts.uploading : texts.chooseAvatar}
        </label>
        <p id={`${id}-help`} className="field-help">
          {texts.avatarHelp}
        </p>
      </div>
    </div>
  );
}
