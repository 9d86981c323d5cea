import { ReloadOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useMemo, type CSSProperties, type ReactNode } from 'react';
import { readScreenName } from '#runtime/core/screens/names.ts';
import type { PageScreen, ScreenBlock } from '#generators/formats.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { Heading } from '../Heading.tsx';
import { FrameContext, useFrame, type ScreenFrame } from '../host.ts';
import { Filters } from '../list/Filters.tsx';
import { useLookups } from '../lookups.ts';
import { Part } from '../Part.tsx';
import { inOrder } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { texts } from '../texts.ts';
import { ScreenContent } from '../ScreenContent.tsx';
import { conditionsOf, isFigures, type FiguresBlock } from './figures.ts';
import { FiguresContent } from './FiguresContent.tsx';
import { ListBlock } from './ListBlock.tsx';
import { useFigures } from './useFigures.ts';
import { usePageFilters } from './usePageFilters.ts';

/**
 * A page of blocks, each a hand-made part, another screen, or figures, which come all at once and follow the page's
 * conditions; blocks without their code are not there.
 */
export function PageContent({ screen }: { screen: PageScreen }) {
  const has = useCodes();
  const blocks = useMemo(
    () => inOrder(screen.blocks).filter(([, { code }]) => !code || [code].flat().some((each) => has(each))),
    [screen.blocks, has],
  );
  const isPage = useFrame().kind === 'page';
  const filters = screen.filters ?? noFilters;
  const { chosen, choose } = usePageFilters(filters);
  const lookups = useLookups(filters);
  const figures = useFigures({
    blocks: blocks.flatMap(([name, block]): [string, FiguresBlock][] => (isFigures(block) ? [[name, block]] : [])),
    chosen,
  });
  return (
    <div className="screen-page">
      <Heading title={screen.title} help={screen.help}>
        {figures.time !== undefined && (
          <div className="screen-as-of">
            <time dateTime={figures.time.replace(' ', 'T')} title={figures.time}>
              {texts.asOf(figures.time.slice(11))}
            </time>
            <Button icon={<ReloadOutlined />} loading={figures.isLoading} onClick={figures.refresh}>
              {texts.countAgain}
            </Button>
          </div>
        )}
      </Heading>
      {blocks.length === 0 && <Failed title={texts.noCode} message="" />}
      {blocks.length > 0 && Object.keys(filters).length > 0 && (
        <div className="screen-bar is-page">
          <Filters screen={{ filters }} state={{ filters: chosen }} lookups={lookups} onChange={choose} />
        </div>
      )}
      <div className="screen-blocks">
        {blocks.map(([name, block]) => (
          <Block key={name} block={block} chosen={chosen} isPage={isPage}>
            {isFigures(block) &&
              (figures.error && !figures.of(name) ? (
                <Failed message={figures.error.message} onRetry={figures.reload} />
              ) : (
                <FiguresContent
                  block={block}
                  figures={figures.of(name)}
                  isLoading={figures.isLoading}
                  reload={figures.reload}
                />
              ))}
          </Block>
        ))}
      </div>
    </div>
  );
}

const noFilters: NonNullable<PageScreen['filters']> = {};

function Block({
  block,
  chosen,
  isPage,
  children,
}: {
  block: ScreenBlock;
  /** It stands on a page of its own, whose address may say what is chosen. */
  isPage: boolean;
  /** Conditions of the page. */
  chosen: Readonly<Record<string, unknown>>;
  children: ReactNode;
}) {
  const { title, help, part, screen, load, kind, props = {}, width = 12 } = block;
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
  const conditions = conditionsOf({ block, chosen });
  return (
    <section
      className={`screen-block${isFigures(block) ? ' is-figures' : ''}`}
      style={{ '--block-width': width } as CSSProperties}
    >
      {(title || help) && (
        <header>
          {title && <h2>{title}</h2>}
          {help && <p className="screen-help">{help}</p>}
        </header>
      )}
      <FrameContext.Provider value={frame}>
        {children}
        {part && <Part kind="block" name={part} props={{ props }} />}
        {screen &&
          (readScreenName(screen)?.kind === 'list' ? (
            <ListBlock block={{ ...block, screen }} frame={frame} params={params} conditions={conditions} />
          ) : (
            <ScreenContent name={screen} params={params} />
          ))}
        {load !== undefined && kind === 'calendar' && (
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
            <CalendarBlock block={{ ...block, load }} conditions={conditions} isInAddress={isPage} />
          </Suspense>
        )}
      </FrameContext.Provider>
    </section>
  );
}

const CalendarBlock = lazy(async () => ({ default: (await import('./CalendarBlock.tsx')).CalendarBlock }));
