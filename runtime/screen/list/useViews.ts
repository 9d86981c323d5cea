import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import type { ColumnSettings } from './settings.ts';

/** Columns, conditions and order of a list that a person keeps. */
export interface ViewSettings {
  columns?: ColumnSettings;
  filters?: Readonly<Record<string, unknown>>;
  sort?: string;
}

/** A saved view, or the present setting of the columns, which is kept beside them. */
export interface SavedView {
  id: string;
  screen: string;
  name: string;
  settings: ViewSettings;
  isDefault: boolean;
  version: number;
  /** Whom it is shared with; null for nobody. */
  roleId: string | null;
  roleName: string | null;
  isOwn: boolean;
  ownerName: string;
}

/** A view that is to be kept. */
export interface NewView {
  name: string;
  settings: ViewSettings;
  isDefault: boolean;
  /** Whom it is shared with; null for nobody, as it was where it is left out. */
  roleId?: string | null;
}

/** Views are named by people, so none stands here: under it the present setting of the columns is kept. */
const columnSettingName = '';

export interface Views {
  /** Those the person named, then those that are shared; undefined until they are here: a list need not wait for them. */
  named?: readonly SavedView[] | undefined;
  /** The present column setting. */
  columns: ColumnSettings;
  setColumns(columns: ColumnSettings): void;
  /** Shows other columns, which are not kept before the person changes them. */
  showColumns(columns: ColumnSettings): void;
  save(view: NewView): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Milliseconds without a further change before column settings are sent. */
const pause = 600;

/** The person's views of a list, kept on the server so that they are the same in every browser. */
export function useViews(screen: string): Views {
  const [saved, setSaved] = useState<readonly SavedView[]>();
  const [columns, setShown] = useState<ColumnSettings>({});
  const timer = useRef(0);
  const latest = useRef<{ unsent?: ColumnSettings; saved: readonly SavedView[] }>({ saved: [] });

  const replace = useCallback((next: readonly SavedView[]) => {
    latest.current.saved = next;
    setSaved(next);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    callByName('view.list', { screen }, { isQuiet: true }).then(
      (views) => {
        if (!isCurrent) return;
        replace(views as SavedView[]);
        setShown((views as SavedView[]).find(isColumnSetting)?.settings.columns ?? {});
      },
      // Without its views a list stands as the product made it.
      () => isCurrent && replace([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [screen, replace]);

  const send = useCallback(
    async ({ name, settings, isDefault, roleId }: NewView) => {
      const former = latest.current.saved.find((view) => view.isOwn && view.name === name);
      const stored = (await callByName('view.save', {
        ...(former && { id: former.id }),
        screen,
        name,
        settings,
        isDefault,
        ...(roleId !== undefined && { roleId }),
      })) as SavedView;
      replace([
        ...latest.current.saved
          .filter(({ id }) => id !== stored.id)
          .map((view) => (isDefault && view.isOwn ? { ...view, isDefault: false } : view)),
        stored,
      ]);
    },
    [screen, replace],
  );

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    const { unsent } = latest.current;
    if (!unsent) return;
    delete latest.current.unsent;
    // The toast of a failure is the core's; the columns stay as the person set them until the page is left.
    send({ name: columnSettingName, settings: { columns: unsent }, isDefault: false }).catch(() => undefined);
  }, [send]);

  useEffect(() => flush, [flush]);

  const setColumns = useCallback(
    (next: ColumnSettings) => {
      setShown(next);
      latest.current.unsent = next;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, pause);
    },
    [flush],
  );

  const remove = useCallback(
    async (id: string) => {
      await callByName('view.remove', { id });
      replace(latest.current.saved.filter((view) => view.id !== id));
    },
    [replace],
  );

  const named = useMemo(() => saved?.filter((view) => !isColumnSetting(view)), [saved]);
  return { named, columns, setColumns, showColumns: setShown, save: send, remove };
}

function isColumnSetting({ name, isOwn }: SavedView): boolean {
  return isOwn && name === columnSettingName;
}
