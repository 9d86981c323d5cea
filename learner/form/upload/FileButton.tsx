import { useRef } from 'react';
import { Button } from '#learner/parts/Button.tsx';

/** A button that lets one file be chosen, or a photo be taken where `capture` says so. */
export function FileButton({
  name,
  label,
  accept,
  capture,
  describedBy,
  isPrimary = false,
  onChoose,
}: {
  name: string;
  /** Of the field, for those who do not see it beside the button. */
  label: string;
  accept: string;
  capture?: 'user';
  describedBy: string;
  isPrimary?: boolean;
  onChoose: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        kind={isPrimary ? 'primary' : 'plain'}
        aria-label={`${name}：${label}`}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {name}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
