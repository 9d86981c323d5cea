import { useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutFormulas } from '#kinds/richText/screen/formulas.ts';
import { readScreenName } from '#runtime/core/screens/names.ts';
import { useTitle } from '#runtime/react/useTitle.ts';
import { FrameContext, type ScreenFrame, type ScreenHost } from './host.ts';
import type { Home } from './home.ts';
import type { ReturnState } from './historyEntry.ts';
import { RouterScreenProvider } from './RouterScreenProvider.tsx';
import { ScreenContent } from './ScreenContent.tsx';
import { trailOf } from './trail.ts';

export interface ScreenPageProps {
  /** Name of the screen, e.g. `cert.list`. */
  name: string;
  /** Address of the screen; of a form or detail that of its list. */
  base: string;
  /** `id` of the record for forms and details. */
  params: Readonly<Record<string, string>>;
  /** The window's title, before that of its record. */
  title?: string;
  RecordLink?: ScreenHost['RecordLink'];
}

/**
 * A screen as a page of the app, inside a router: the state of lists stands in the address, and the entity's forms and
 * details are found at `…/new`, `…/:id` and `…/:id/detail` below the list.
 */
export function ScreenPage({ name, base, params, title, RecordLink }: ScreenPageProps) {
  const { entity = '', kind } = readScreenName(name) ?? {};
  const home = useMemo(() => ({ entity, base }), [entity, base]);
  return (
    <RouterScreenProvider home={home} RecordLink={RecordLink}>
      <PageFrame home={home} id={params['id'] ?? ''} isDetail={kind === 'detail'} title={title}>
        <ScreenContent name={name} params={params} />
      </PageFrame>
    </RouterScreenProvider>
  );
}

function PageFrame({
  home: { base, entity },
  id,
  isDetail,
  title,
  children,
}: {
  home: Home;
  id: string;
  isDetail: boolean;
  title: string | undefined;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [record, setRecord] = useState<string>();
  useTitle(record === undefined ? title : [withoutFormulas(record), title].filter(Boolean).join(' - '));
  const frame = useMemo(
    (): ScreenFrame => ({
      kind: 'page',
      close: () => void navigate(...wayBack({ base, entity, id })),
      done: () => void navigate(...wayBack({ base, entity, id })),
      // Of the other one the same tab.
      show: (other) => void navigate(`${base}/${encodeURIComponent(other)}${isDetail ? `/detail${search}` : ''}`),
      // The form's own guard watches the route and the window.
      setDirty: () => undefined,
      named: setRecord,
    }),
    [navigate, base, entity, id, isDetail, search],
  );
  return <FrameContext.Provider value={frame}>{children}</FrameContext.Provider>;
}

/** The list as it was when the record was opened from it, where it was scrolled to. */
function wayBack({ base, entity, id }: { base: string; entity: string; id: string }): [string, { state: ReturnState }] {
  const { query, entry } = trailOf({ entity, id }) ?? {};
  return [query ? `${base}?${query}` : base, { state: { returnsTo: entry } }];
}
