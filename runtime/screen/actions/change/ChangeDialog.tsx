import { Alert, Button, Modal, Progress, Select, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type { ScreenAction, ScreenField } from '#generators/formats.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { codecOf } from '#kinds/codec.ts';
import { edits } from '#kinds/screen/edits.ts';
import { loadChecks, problemsOf, type Checks } from '../../form/validate.ts';
import { wireOf, type Fields } from '../../form/values.ts';
import { useLookups } from '../../lookups.ts';
import { plainText, type ScreenRecord } from '../../records.ts';
import { useScreen } from '../../screens.ts';
import { Failed } from '../../states.tsx';
import { texts } from '../../texts.ts';
import type { Matching } from '../useActions.tsx';
import { useChange, type ChangeState } from './useChange.ts';

export interface ChangeDialogProps {
  action: ScreenAction;
  rows: readonly ScreenRecord[];
  /** In place of the rows. */
  matching: Matching | undefined;
  onClose(): void;
  onChanged(): void;
}

/** Chosen fields of many records: which, their new values, what came of it, and the way back. */
export function ChangeDialog({ action, rows, matching, onClose, onChanged }: ChangeDialogProps) {
  const operation = action.does ?? '';
  const { screen, error, retry } = useScreen(`${operation.slice(0, operation.indexOf('.'))}.form`);
  const fields =
    screen?.kind === 'form'
      ? Object.fromEntries(
          Object.entries(screen.fields).filter(
            ([name, field]) => action.fields?.includes(name) && !field.isReadOnly && !field.isHidden,
          ),
        )
      : {};
  const [names, setNames] = useState<readonly string[]>([]);
  const [values, setValues] = useState<ScreenRecord>({});
  const [isTried, setIsTried] = useState(false);
  const save = screen?.kind === 'form' ? screen.save : undefined;
  const checks = useChecks(save);
  const { state, run, undo, stop } = useChange({ operation });
  const count = matching?.count ?? rows.length;
  const chosen = Object.fromEntries(
    names.flatMap((name): [string, ScreenField][] => (fields[name] ? [[name, fields[name]]] : [])),
  );
  const { changes, problems } = useProblems({ fields: chosen, values, checks });
  const isWorking = state.step === 'collecting' || state.step === 'running';

  const start = async (): Promise<void> => {
    setIsTried(true);
    if (Object.keys(problems).length === 0) await run({ rows, matching, changes });
  };
  const close = (): void => {
    if (isWorking) return;
    onClose();
    if (state.step === 'done' && state.done > 0) onChanged();
  };

  const isChoosing = state.step === 'choosing';
  const footer = isChoosing ? (
    <>
      <Button onClick={close}>{texts.cancel}</Button>
      <Button type="primary" disabled={names.length === 0} onClick={() => void start()}>
        {texts.changeGo(count)}
      </Button>
    </>
  ) : isWorking ? (
    <Button onClick={stop}>{texts.changeStop}</Button>
  ) : (
    <>
      {state.changed.length > 0 && !state.isUndone && <Button onClick={() => void undo()}>{texts.changeUndo}</Button>}
      <Button type="primary" onClick={close}>
        {texts.close}
      </Button>
    </>
  );

  return (
    <Modal
      open
      title={texts.changeTitle(count)}
      width={640}
      onCancel={close}
      maskClosable={false}
      closable={!isWorking}
      keyboard={!isWorking}
      footer={footer}
    >
      {error ? (
        <Failed message={error.message} onRetry={retry} />
      ) : !screen ? (
        <Skeleton active />
      ) : isChoosing ? (
        <>
          <p className="screen-help screen-gap-bottom">{texts.changeFieldsHint}</p>
          <Select
            autoFocus
            mode="multiple"
            className="screen-fill screen-gap-bottom"
            aria-label={texts.changeFields}
            placeholder={texts.changeFields}
            value={[...names]}
            options={Object.entries(fields).map(([value, { title }]) => ({ value, label: title }))}
            optionFilterProp="label"
            onChange={setNames}
          />
          {Object.entries(chosen).map(([name, field]) => (
            <NewValue
              key={name}
              name={name}
              field={field}
              value={name in values ? values[name] : codecOf(field).fromWire(undefined, field)}
              message={isTried ? problems[name]?.[0] : undefined}
              onChange={(value) => setValues((former) => ({ ...former, [name]: value }))}
            />
          ))}
        </>
      ) : (
        <Outcome state={state} />
      )}
    </Modal>
  );
}

function NewValue({
  name,
  field,
  value,
  message,
  onChange,
}: {
  name: string;
  field: ScreenField;
  value: unknown;
  message: string | undefined;
  onChange(value: unknown): void;
}) {
  const lookups = useLookups({ [name]: field });
  const Edit = edits[field.kind];
  if (Edit === null) return null;
  const id = `change-${name}`;
  const isEmpty = wireOf({ field, value }) === undefined;
  const note = message ?? (isEmpty ? texts.changeEmpty : '');
  return (
    <div className="screen-field screen-gap-bottom">
      <label htmlFor={id}>{field.title}</label>
      <Edit
        id={id}
        name={name}
        field={field}
        value={value}
        onChange={onChange}
        isReadOnly={false}
        isInvalid={message !== undefined}
        {...(note && { describedBy: `${id}-note` })}
        record={{}}
        lookups={lookups}
      />
      {note && (
        <p id={`${id}-note`} className={message ? 'screen-error' : 'screen-help'}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Refused records that are named. */
const mostNamed = 50;

function Outcome({ state }: { state: ChangeState }) {
  const { step, done, total, changed, refused, left, failure, isUndone } = state;
  if (step !== 'done') {
    return (
      <div role="status">
        <Progress percent={total === 0 ? 0 : Math.round((done / total) * 100)} />
        <p>{step === 'collecting' ? texts.changeCollecting : texts.changeProgress(done, total)}</p>
      </div>
    );
  }
  return (
    <>
      <Alert
        type={refused.length + left > 0 ? 'warning' : 'success'}
        showIcon
        message={isUndone ? texts.changeUndone(changed.length) : texts.changed(changed.length)}
        description={[failure, left > 0 && texts.changeStopped(left)].filter(Boolean).join('；') || undefined}
      />
      {refused.length > 0 && (
        <section className="screen-refused" aria-label={texts.changeRefused(refused.length)}>
          <h3>{texts.changeRefused(refused.length)}</h3>
          <ul>
            {refused.slice(0, mostNamed).map(({ id, label, message }) => (
              <li key={id}>
                <strong>{plainText(label ?? id)}</strong> {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The checks of a save, once they are here; the server's are the same. */
function useChecks(save: string | undefined): Checks {
  const [checks, setChecks] = useState<Checks>({ rules: [] });
  useEffect(() => {
    let isCurrent = true;
    if (save !== undefined)
      loadChecks({ screen: { save } }).then(
        (loaded) => isCurrent && setChecks({ validate: loaded.validate, rules: [] }),
        console.error,
      );
    return () => {
      isCurrent = false;
    };
  }, [save]);
  return checks;
}

/** What would be sent and what is wrong with it, by the same checks as a form; rules over whole records are the server's to judge. */
function useProblems({ fields, values, checks }: { fields: Fields; values: ScreenRecord; checks: Checks }): {
  changes: ScreenRecord;
  problems: Readonly<Record<string, readonly string[]>>;
} {
  const { user } = useSession();
  // Conditions look at a whole record; these fields have none.
  const shown = Object.fromEntries(Object.entries(fields).map(([name, { when: _, ...field }]) => [name, field]));
  const changes = Object.fromEntries(
    Object.entries(shown).map(([name, field]) => [
      name,
      wireOf({ field, value: values[name] }) ?? codecOf(field).cleared,
    ]),
  );
  const found = problemsOf({ fields: shown, checks: { rules: [] }, base: undefined, values, user });
  const problems: Record<string, readonly string[]> = { ...found };
  if (checks.validate && !checks.validate({ id: 'any', version: 1, ...changes }))
    for (const { instancePath, message } of checks.validate.errors ?? []) {
      const name = instancePath.split('/')[1] ?? '';
      problems[name] ??= [message];
    }
  return { changes, problems };
}
