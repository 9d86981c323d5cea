import { CloseOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { App, Button, Segmented, Tooltip } from 'antd';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Json } from '#generators/formats.ts';
import { isSame } from '#runtime/core/operations/same.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { changeText, screenChanges } from '#runtime/core/screens/settings/changes.ts';
import { broughtTogether } from '#runtime/core/screens/settings/edits.ts';
import type { LeftOver } from '#runtime/core/screens/settings/leftOver.ts';
import { withoutPath } from '#runtime/core/screens/settings/path.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { fit } from '../fitting.ts';
import { useFrame } from '../host.ts';
import { previews } from '../previews.ts';
import { ChangeList } from './ChangeList.tsx';
import { Conflict } from './Conflict.tsx';
import { Elements } from './Elements.tsx';
import { LeftOvers } from './LeftOvers.tsx';
import type { OverlayRecord } from './overlayRecord.ts';
import { productWriter } from './productWriter.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { texts } from './texts.ts';
import { useDraftPatch } from './useDraftPatch.ts';
import type { Loaded } from './useSettings.ts';
import { useStore } from './useStore.ts';
import { useValueNames } from './useValueNames.ts';
import { Versions, type Return } from './Versions.tsx';

export interface SettingsEditorProps extends Loaded {
  name: string;
  onClose(): void;
}

type View = 'content' | 'changes' | 'versions';

/** Changes named in a question. */
const mostNamed = 5;

/** The panel over a screen that is loaded. */
export function SettingsEditor({ name, base, record: loaded, onClose }: SettingsEditorProps) {
  const { message } = App.useApp();
  const [record, setRecord] = useState(loaded);
  const stored: Json = record?.patch ?? {};
  const draft = useDraftPatch(stored);
  const { patch } = draft;
  const [view, setView] = useState<View>('content');
  const [isSaving, setIsSaving] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isDirty = !isSame(patch, stored);
  const { screen, left } = useMemo(() => arranged({ base, patch }), [base, patch]);
  const nameOf = useValueNames(base);
  const changes = screenChanges({ from: base, to: screen, nameOf });
  const unsaved = isDirty
    ? screenChanges({ from: arranged({ base, patch: stored }).screen, to: screen, nameOf }).map(changeText)
    : [];
  const gone = left.map(({ subject }) => texts.gone(subject));

  const { setDirty } = useFrame();
  useUnsavedGuard(isDirty);
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  useEffect(() => previews.show({ screen: name, overlay: patch }), [name, patch]);
  useEffect(() => () => previews.show({ screen: name, overlay: undefined }), [name]);
  useEffect(() => panel.current?.focus(), []);

  const begin = (saved: OverlayRecord | undefined): void => {
    setRecord(saved);
    draft.begin(saved?.patch ?? {});
  };
  const store = useStore({ screen: name, record, onSaved: begin });

  const close = async (): Promise<void> => {
    const isLeaving =
      !isDirty ||
      (await presenter().confirm({
        title: texts.leaveTitle,
        message: texts.leaveMessage,
        confirmText: texts.leave,
        cancelText: texts.stay,
        isDanger: true,
      }));
    if (isLeaving) onClose();
  };
  const save = async (note: string): Promise<void> => {
    const saved = await store.save({ patch: withoutLeft({ patch, left }), note });
    setIsSaving(false);
    if (saved) message.success(texts.savedAs(saved.version));
  };
  const returnTo = async (to: Return): Promise<void> => {
    const would = screenChanges({ from: screen, to: arranged({ base, patch: to.patch }).screen, nameOf }).map(
      changeText,
    );
    const isSure = await presenter().confirm({
      title: to.title,
      message: `${would.length > 0 ? texts.willChange(would.slice(0, mostNamed), would.length - mostNamed) : texts.same}${isDirty ? texts.alsoUnsaved : ''}`,
      confirmText: to.confirmText,
      cancelText: texts.cancel,
    });
    const kept = { patch: to.patch, left: arranged({ base, patch: to.patch }).left };
    if (isSure && (await store.save({ patch: withoutLeft(kept), note: to.note }))) message.success(to.done);
  };
  const write = productWriter();
  const writeProduct = async (): Promise<void> => {
    const file = `schemas/screens/${name}.json`;
    const isSure = await presenter().confirm({
      title: texts.writeProductTitle,
      message: texts.writeProductMessage(changes.map(changeText), file),
      confirmText: texts.writeProduct,
      cancelText: texts.cancel,
    });
    if (!isSure || !write) return;
    try {
      await write({ screen: name, changes: withoutLeft({ patch, left }) });
      // The page is loaded anew with what was written: nothing is unsaved then.
      draft.begin(stored);
      message.success(texts.written(file));
    } catch (error) {
      message.error(toCallError(error).message);
    }
  };
  const onKeys = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) draft.redo();
    else draft.undo();
  };

  return (
    <aside ref={panel} className="screen-settings" aria-label={texts.title} tabIndex={-1} onKeyDown={onKeys}>
      <header className="screen-settings-head">
        <h2>{texts.title}</h2>
        <Tooltip title={texts.undo}>
          <Button
            type="text"
            icon={<UndoOutlined />}
            aria-label={texts.undo}
            disabled={!draft.canUndo}
            onClick={draft.undo}
          />
        </Tooltip>
        <Tooltip title={texts.redo}>
          <Button
            type="text"
            icon={<RedoOutlined />}
            aria-label={texts.redo}
            disabled={!draft.canRedo}
            onClick={draft.redo}
          />
        </Tooltip>
        <Button type="text" icon={<CloseOutlined />} aria-label={texts.close} onClick={() => void close()} />
      </header>
      <Segmented<View>
        block
        value={view}
        onChange={setView}
        options={[
          { value: 'content', label: texts.content },
          { value: 'changes', label: texts.changes(changes.length) },
          { value: 'versions', label: texts.versions },
        ]}
      />
      <div className="screen-settings-body">
        {store.conflict && (
          <Conflict
            note={store.conflict.note}
            onTogether={() => {
              const theirs = store.conflict;
              if (!theirs) return;
              setRecord(theirs);
              draft.begin(theirs.patch);
              draft.change(broughtTogether({ base, start: stored, mine: patch, theirs: theirs.patch }));
              store.forgetConflict();
              message.info(texts.merged);
            }}
            onTheirs={() => {
              begin(store.conflict);
              store.forgetConflict();
            }}
          />
        )}
        {store.failures.length > 0 && (
          <ul className="screen-settings-failures" role="alert">
            {store.failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        )}
        <LeftOvers left={left} patch={patch} onChange={draft.change} />
        {view === 'content' && <Elements base={base} screen={screen} patch={patch} onChange={draft.change} />}
        {view === 'changes' && <ChangeList changes={changes} patch={patch} onChange={draft.change} />}
        {view === 'versions' && (
          <Versions
            record={record}
            screen={screen}
            screenOf={(other) => arranged({ base, patch: other }).screen}
            nameOf={nameOf}
            onReturn={(to) => void returnTo(to)}
          />
        )}
      </div>
      <footer className="screen-settings-foot">
        <span role="status">{isDirty ? texts.unsaved(Math.max(1, unsaved.length)) : texts.saved}</span>
        {write && (
          <Button disabled={changes.length === 0} onClick={() => void writeProduct()}>
            {texts.writeProduct}
          </Button>
        )}
        <Button type="primary" disabled={!isDirty || store.conflict !== undefined} onClick={() => setIsSaving(true)}>
          {texts.save}
        </Button>
      </footer>
      {isSaving && (
        <SaveDialog
          changes={[...unsaved, ...gone]}
          isBusy={store.isBusy}
          onSave={(note) => void save(note)}
          onClose={() => setIsSaving(false)}
        />
      )}
    </aside>
  );
}

/** What the server takes: without what no longer fits. */
function withoutLeft({ patch, left }: { patch: Json; left: readonly LeftOver[] }): Json {
  return left.reduce((kept, { path }) => withoutPath({ patch: kept, path }), patch);
}

/** The screen under changes as it is drawn. */
function arranged({ base, patch }: Pick<Loaded, 'base'> & { patch: Json }) {
  const { screen, left } = fit({ base, overlay: patch });
  return { screen: screen.kind === 'page' ? base : screen, left };
}
