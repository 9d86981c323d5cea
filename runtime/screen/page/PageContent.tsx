import { useMemo } from 'react';
import type { PageScreen, ScreenBlock } from '#generators/formats.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { Heading } from '../Heading.tsx';
import { FrameContext, type ScreenFrame } from '../host.ts';
import { Part } from '../Part.tsx';
import { inOrder } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { texts } from '../texts.ts';
import { ScreenContent } from '../ScreenContent.tsx';

/** A page of blocks, each a hand-made part or another screen; blocks without their code are not there. */
export function PageContent({ screen }: { screen: PageScreen }) {
  const has = useCodes();
  const blocks = inOrder(screen.blocks).filter(([, { code }]) => !code || has(code));
  return (
    <div className="screen-page">
      <Heading title={screen.title} help={screen.help} />
      {blocks.length === 0 && <Failed title={texts.noCode} message="" />}
      {blocks.map(([name, block]) => (
        <Block key={name} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ScreenBlock }) {
  const { title, help, part, screen, props = {} } = block;
  const frame = useMemo(
    (): ScreenFrame => ({
      kind: 'block',
      close: () => undefined,
      done: () => undefined,
      setDirty: () => undefined,
      ...(title && { title: null }),
    }),
    [title],
  );
  const params = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(props).flatMap(([key, value]): [string, string][] =>
          typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
        ),
      ),
    [props],
  );
  return (
    <section className="screen-block">
      {(title || help) && (
        <header>
          {title && <h2>{title}</h2>}
          {help && <p className="screen-help">{help}</p>}
        </header>
      )}
      <FrameContext.Provider value={frame}>
        {part ? (
          <Part kind="block" name={part} props={{ props }} />
        ) : (
          <ScreenContent name={screen ?? ''} params={params} />
        )}
      </FrameContext.Provider>
    </section>
  );
}
