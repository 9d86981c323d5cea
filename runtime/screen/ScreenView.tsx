import { lazy, Suspense, useMemo } from 'react';
import type { Screen } from '#generators/formats.ts';
import { ErrorBoundary } from '#runtime/react/ErrorBoundary.tsx';
import { loadForm } from './loadForm.ts';
import { MissingScreen, useScreen } from './screens.ts';
import { Failed } from './states/Failed.tsx';
import { LeftOut } from './states/LeftOut.tsx';
import { Loading } from './states/Loading.tsx';
import { texts } from './texts.ts';

export interface ScreenViewProps {
  name: string;
  params?: Readonly<Record<string, string>>;
}

/** Any screen by name, in whatever frame it stands. */
export function ScreenView({ name, params = {} }: ScreenViewProps) {
  const { screen, left, error, retry } = useScreen(name);
  const kind = screen?.kind ?? kindOfName(name);
  const content = useMemo(() => screen && draw({ screen, params }), [screen, params]);
  if (error)
    return error instanceof MissingScreen ? (
      <Failed message={texts.missingScreen(name)} />
    ) : (
      <Failed message={error.message} onRetry={retry} />
    );
  if (!content) return <Loading kind={kind} />;
  return (
    <ErrorBoundary
      resetKey={name}
      fallback={({ title, help, actionText, retry: again }) => (
        <Failed title={title} message={help} actionText={actionText} onRetry={again} />
      )}
    >
      <LeftOut problems={left} />
      <Suspense fallback={<Loading kind={kind} />}>{content}</Suspense>
    </ErrorBoundary>
  );
}

const ListView = lazy(async () => ({ default: (await import('./list/ListView.tsx')).ListView }));
const FormView = lazy(async () => ({ default: (await loadForm()).FormView }));
const DetailView = lazy(async () => ({ default: (await import('./detail/DetailView.tsx')).DetailView }));
const PageView = lazy(async () => ({ default: (await import('./page/PageView.tsx')).PageView }));

function draw({ screen, params }: { screen: Screen; params: Readonly<Record<string, string>> }) {
  switch (screen.kind) {
    case 'list':
      return <ListView key={screen.name} screen={screen} params={params} />;
    case 'form':
      return <FormView key={`${screen.name}/${params['id'] ?? ''}`} screen={screen} params={params} />;
    case 'detail':
      return <DetailView key={`${screen.name}/${params['id'] ?? ''}`} screen={screen} params={params} />;
    case 'page':
      return <PageView key={screen.name} screen={screen} />;
  }
}

/** What a screen will probably be, for the right skeleton before its file is here. */
function kindOfName(name: string): Screen['kind'] {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return last === 'form' || last === 'detail' || last === 'page' ? last : 'list';
}
