import { useMemoizedFn } from 'ahooks';
import { useMemo } from 'react';
import type { ScreenSection } from '#generators/formats.ts';
import { FrameContext, type ScreenFrame } from '../host.ts';
import { ScreenContent } from '../ScreenContent.tsx';

export interface SectionProps {
  section: ScreenSection;
  /** Of the record. */
  id: string;
  /** Something was changed in the list: what is counted of it in the record is another number. */
  onChanged(): void;
}

/** A list of what refers to a record. */
export function Section({ section: { title, help, screen, by }, id, onChanged }: SectionProps) {
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
    }),
    [kept],
  );
  return (
    <section className="screen-block" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {help && <p className="screen-help">{help}</p>}
      </header>
      <FrameContext.Provider value={frame}>
        <ScreenContent key={id} name={screen} params={params} />
      </FrameContext.Provider>
    </section>
  );
}
