import { useMemoizedFn } from 'ahooks';
import { useMemo } from 'react';
import { FrameContext, type ScreenFrame } from '../host.ts';
import { ScreenContent } from '../ScreenContent.tsx';

export interface RelatedListProps {
  /** The list. */
  screen: string;
  /** Its field that refers to the record. */
  by: string;
  /** What it refers to: the record, or what the record refers to, too. */
  id: string;
  /** Conditions that it begins with. */
  filters?: Readonly<Record<string, unknown>> | undefined;
  /** Nothing is made there. */
  isReadOnly?: boolean | undefined;
  /** Something was changed in the list: what is counted of it in the record is another number. */
  onChanged(): void;
}

/** A list of what refers to a record, below the title that its place gives it. */
export function RelatedList({ screen, by, id, filters, isReadOnly, onChanged }: RelatedListProps) {
  const params = useMemo(() => ({ [by]: id }), [by, id]);
  const kept = useMemoizedFn(onChanged);
  const frame = useMemo(
    (): ScreenFrame => ({
      kind: 'block',
      close: () => undefined,
      done: () => undefined,
      kept,
      setDirty: () => undefined,
      title: null,
      filters,
      makesNothing: isReadOnly,
    }),
    [kept, filters, isReadOnly],
  );
  return (
    <FrameContext.Provider value={frame}>
      <ScreenContent key={id} name={screen} params={params} />
    </FrameContext.Provider>
  );
}
