import { useId, type ReactNode } from 'react';
import type { Upload } from '#runtime/react/useUpload.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';
import './upload.css';

/** What fields that send a file are given. */
export interface UploadFieldProps {
  label: string;
  /** Address of the file, `/api/file/…`; '' for none. */
  value: string;
  /** What is wrong with it; read out with the field. */
  error?: string | undefined;
  /** Below the field, what it is for. */
  help?: string | undefined;
}

/**
 * A file with its label above, what is there, what can be done, and below it how far it is on its way and what is wrong.
 * `buttons` gets the id of what describes them.
 */
export function UploadField({
  label,
  error,
  help,
  hint,
  problem,
  upload: { share, failures, cancel, retry },
  children,
  buttons,
}: UploadFieldProps & {
  /** What files it takes. */
  hint: string;
  /** Why what was chosen is not taken. */
  problem?: string | undefined;
  upload: Upload;
  children?: ReactNode;
  buttons: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  const percent = Math.round((share ?? 0) * 100);
  const [failure = problem] = failures;
  return (
    <div className="field upload" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <span id={`${id}-label`} className="upload-label">
        {label}
      </span>
      <div className="upload-body" data-invalid={error === undefined ? undefined : ''}>
        {children}
        <div className="upload-side">
          <div className="upload-buttons">{buttons(`${id}-help ${id}-error`)}</div>
          {share !== undefined && (
            <div className="upload-progress">
              <progress value={share} max={1} aria-label={texts.uploading(percent)} />
              <span aria-hidden>{texts.uploading(percent)}</span>
              <Button kind="quiet" onClick={cancel}>
                {texts.cancel}
              </Button>
            </div>
          )}
          <p id={`${id}-help`} className="field-help">
            {help}
            {help && <br />}
            {hint}
          </p>
        </div>
      </div>
      <div id={`${id}-error`}>
        {error !== undefined && <p className="field-error">{error}</p>}
        <div role="alert" className="upload-failure">
          {failure !== undefined && <p className="field-error">{failure}</p>}
          {retry && share === undefined && (
            <Button kind="quiet" onClick={() => void retry()}>
              {texts.retry}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
