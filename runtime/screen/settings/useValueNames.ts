import { useCallback } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import type { ValueName } from '#runtime/core/screens/settings/changes.ts';
import type { ArrangedScreen } from '#runtime/core/screens/settings/maps.ts';
import { useLookups } from '../lookups.ts';

/** What default values are called: those of dictionaries by their labels. */
export function useValueNames(screen: ArrangedScreen): ValueName {
  const fields: Readonly<Record<string, ScreenField>> = screen.kind === 'list' ? screen.columns : screen.fields;
  const lookups = useLookups(fields);
  return useCallback(
    ({ path: [, name = ''], value }) => {
      const labels = lookups[fields[name]?.dict ?? ''];
      const codes = [value].flat();
      return labels && codes.every((code) => typeof code === 'string' && labels.has(code))
        ? codes.map((code) => `“${labels.get(String(code))?.label ?? ''}”`).join('、')
        : undefined;
    },
    [fields, lookups],
  );
}
