import { useMemoizedFn } from 'ahooks';
import { App, Button, Popover } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FormScreen, ListScreen, ScreenField } from '#generators/formats.ts';
import { codecOf } from '#kinds/codec.ts';
import { kindNamed } from '#kinds/index.ts';
import { drawField } from '#kinds/screen/drawField.ts';
import { edits } from '#kinds/screen/edits.ts';
import { wantedBy } from '#runtime/core/operations/filter.ts';
import { flatOwn, valueAt } from '#runtime/core/operations/ownFields.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { loadChecks, problemsOf, type Checks } from '../../form/validate.ts';
import { changesOf, formerOf } from '../../form/values.ts';
import { useLookups } from '../../lookups.ts';
import { isSame, type ScreenRecord } from '../../records.ts';
import { texts } from '../../texts.ts';
import { fetchRow, storeCell, type CellCalls } from './storeCell.ts';

export interface CellEditorProps {
  /** Of the record. */
  id: string;
  name: string;
  field: ScreenField;
  /** What the field and the record are called. */
  title: string;
  calls: CellCalls;
  list: ListScreen;
  form: FormScreen;
  row: ScreenRecord;
  /** A row as it was stored last. */
  rowOf(id: string): ScreenRecord | undefined;
  /** Changes of one list go one after the other: each needs the version that the one before left. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** What was typed before the row was scrolled out of sight. */
  typed: { value: unknown } | undefined;
  onType(value: unknown): void;
  /** The row as it is stored now; undefined where that is not known. */
  onStored(id: string, row: ScreenRecord | undefined): void;
  /** `isHere`: the keyboard is in the cell. */
  onClose(isHere: boolean): void;
}

/** What stands below a cell: a refusal, with what is stored where somebody else changed it meanwhile. */
interface Refusal {
  message: string;
  theirs?: { value: unknown };
}

/**
 * A field in its cell. Enter, leaving it or choosing a value saves, Escape gives up; what is refused says why and keeps what
 * was typed. Over what somebody else has stored meanwhile only Enter saves.
 */
export function CellEditor(props: CellEditorProps) {
  const { name, field, title, form, row, typed, onType, onClose } = props;
  const record = flatOwn(row);
  const [value, setValue] = useState(() =>
    typed ? typed.value : codecOf(field).fromWire(valueAt({ record: row, name }) ?? undefined),
  );
  const [checks, setChecks] = useState<Checks>({ rules: [] });
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaving, setIsSaving] = useState(false);
  const lookups = useLookups({ [name]: field });
  const { user } = useSession();
  const store = useStoring(props);
  const root = useRef<HTMLDivElement>(null);
  const leaving = useRef<number>();
  const isBusy = useRef(false);
  const id = useId();

  const isBack = useRef(typed !== undefined);
  useEffect(() => {
    const input = root.current?.querySelector<HTMLElement>('input, button');
    // One that was scrolled back into sight does not take the keyboard from where it went.
    if (!isBack.current) input?.focus();
    if (!isBack.current && input instanceof HTMLInputElement) input.select();
    return () => window.clearTimeout(leaving.current);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    // Without the generated checks the server's answer is the only one. Rules look at whole records, which a row is not.
    loadChecks({ screen: form }).then(
      ({ validate }) => isCurrent && setChecks({ validate, rules: [] }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [form]);

  const hasFocus = (): boolean => root.current?.contains(document.activeElement) ?? false;
  const save = useMemoizedFn(async (next: unknown = value): Promise<void> => {
    if (isBusy.current) return;
    // Whether a condition lets it be edited was looked at when it was opened.
    const { when: _, ...own } = field;
    const asked = { fields: { [name]: own }, base: record, values: { [name]: next }, user };
    const changes = changesOf(asked);
    if (Object.keys(changes).length === 0) return onClose(hasFocus());
    const [problem] = Object.values(problemsOf({ ...asked, checks })).flat();
    if (problem !== undefined) return setRefusal({ message: problem });
    isBusy.current = true;
    setIsSaving(true);
    setRefusal(undefined);
    const refused = await store(changes);
    if (!refused) return onClose(hasFocus());
    isBusy.current = false;
    setIsSaving(false);
    return setRefusal(refused);
  });
  const change = (next: unknown): void => {
    if (isBusy.current) return;
    onType(next);
    setValue(next);
    if (!refusal?.theirs) setRefusal(undefined);
    if (kindNamed(field.kind).isChosen) void save(next);
  };
  const leave = useMemoizedFn(() => {
    // The window lost the keyboard, not the cell; or it was said already why this is not stored.
    if (!hasFocus() && !refusal) void save();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, nativeEvent } = event;
    if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
    const isTyped = isTypedInto(field);
    // With its choices in sight Enter takes one of them.
    if (key === 'Enter' && target instanceof Element && target.getAttribute('aria-expanded') === 'true' && !isTyped)
      return;
    event.stopPropagation();
    if (key === 'Escape') return onClose(true);
    // A calendar takes what was typed itself, after this.
    if (isTyped) return void window.setTimeout(() => void save());
    event.preventDefault();
    void save();
  };

  const Edit = edits[field.kind];
  if (Edit === null) return null;
  const note = refusal?.message ?? (isSaving ? texts.cellSaving : undefined);
  return (
    <Popover
      open={note !== undefined}
      placement="topLeft"
      content={
        <p
          className={refusal ? 'screen-cell-note screen-error' : 'screen-cell-note'}
          role={refusal ? 'alert' : 'status'}
        >
          {note}
          {refusal?.theirs && (
            <strong>
              {drawField({ name, field, value: refusal.theirs.value, record: row, lookups, isCell: true })}
            </strong>
          )}
        </p>
      }
    >
      <div
        ref={root}
        className="screen-cell-edit"
        role="group"
        aria-label={title}
        aria-busy={isSaving}
        onKeyDownCapture={onKeyDown}
        onFocus={() => window.clearTimeout(leaving.current)}
        onBlur={() => {
          // What belongs to the widget and stands elsewhere in the page tells of the focus in the next moment.
          leaving.current = window.setTimeout(leave);
        }}
      >
        <label className="screen-unseen" htmlFor={id}>
          {title}
        </label>
        <Edit
          id={id}
          name={name}
          field={field}
          value={value}
          onChange={change}
          isReadOnly={false}
          isInvalid={refusal !== undefined}
          isOpen
          describedBy={`${id}-note`}
          record={row}
          wanted={wantedBy({ filter: field.ref?.filter ?? {}, record })}
          lookups={lookups}
        />
        <span id={`${id}-note`} className="screen-unseen">
          {note ?? texts.cellKeys}
        </span>
      </div>
    </Popover>
  );
}

/** Kinds with a calendar or a clock, which understands what is typed when Enter comes. */
function isTypedInto({ kind }: ScreenField): boolean {
  return kind === 'date' || kind === 'dateTime' || kind === 'time';
}

/** Stores the field, shows the row as it is then, and offers to take it back. */
function useStoring({
  id,
  name,
  field,
  calls,
  list,
  rowOf,
  inTurn,
  onStored,
}: CellEditorProps): (changes: ScreenRecord) => Promise<Refusal | undefined> {
  const { message } = App.useApp();

  const send = async (changes: ScreenRecord): Promise<{ refusal?: Refusal; former?: unknown }> => {
    const before = rowOf(id) ?? {};
    const why = await storeCell({ calls, record: before, changes });
    const now = await fetchRow({ screen: list, id });
    const former = valueAt({ record: before, name });
    if (why === undefined) {
      onStored(id, now);
      return { former: formerOf({ field, value: former }) ?? codecOf(field).cleared };
    }
    if (!now || now['version'] === before['version']) return { refusal: { message: why } };
    onStored(id, now);
    const theirs = valueAt({ record: now, name });
    // Somebody changed something else of the record.
    return isSame(theirs, former)
      ? send(changes)
      : { refusal: { message: texts.cellStale, theirs: { value: theirs } } };
  };
  return async (changes) => {
    message.destroy(key);
    const { refusal, former } = await inTurn(() => send(changes));
    if (refusal) return refusal;
    const undo = async (): Promise<void> => {
      message.destroy(key);
      const undone = await inTurn(() => send({ [name]: former }));
      if (undone.refusal) message.error(undone.refusal.message);
      else message.success(texts.cellUndone(field.title));
    };
    message.success({
      key,
      duration: undoSeconds,
      content: (
        <>
          {texts.cellSaved(field.title)}
          <Button type="link" size="small" onClick={() => void undo()}>
            {texts.undo}
          </Button>
        </>
      ),
    });
    return undefined;
  };
}

/** Of the message that offers to take the last change back. */
const key = 'cell';

/** Seconds in which it can be. */
const undoSeconds = 8;
