import { useEffect, useState } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { codecOf } from '#kinds/codec.ts';
import { nestedOwn } from '#runtime/core/operations/ownFields.ts';
import { loadChecks, problemsOf, type Checks } from '../../form/validate.ts';
import { wireOf, type Fields } from '../../form/values.ts';
import type { ScreenRecord } from '../../records.ts';

/** The fields that are changed, and what they become. */
export interface NewValues {
  names: readonly string[];
  setNames(names: readonly string[]): void;
  /** Of the names. */
  chosen: Fields;
  valueOf(name: string, field: ScreenField): unknown;
  setValue(name: string, value: unknown): void;
  /** What would be sent. */
  changes: ScreenRecord;
  /** Messages by field. */
  problems: Readonly<Record<string, readonly string[]>>;
}

/** New values for some of the fields of many records, checked as the save operation `save` checks them. */
export function useNewValues({ fields, save }: { fields: Fields; save: string | undefined }): NewValues {
  const [names, setNames] = useState<readonly string[]>([]);
  const [values, setValues] = useState<ScreenRecord>({});
  const chosen = Object.fromEntries(
    names.flatMap((name): [string, ScreenField][] => (fields[name] ? [[name, fields[name]]] : [])),
  );
  const checks = useChecks(save);
  return {
    names,
    setNames,
    chosen,
    valueOf: (name, field) => (name in values ? values[name] : codecOf(field).fromWire(undefined)),
    setValue: (name, value) => setValues((former) => ({ ...former, [name]: value })),
    ...useProblems({ fields: chosen, values, checks }),
  };
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
  if (checks.validate && !checks.validate({ id: 'any', version: 1, ...nestedOwn(changes) }))
    for (const { instancePath, message } of checks.validate.errors ?? []) {
      const name = instancePath.split('/')[1] ?? '';
      problems[name] ??= [message];
    }
  return { changes: nestedOwn(changes), problems };
}
