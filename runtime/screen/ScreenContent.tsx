import { lazy, Suspense, useMemo } from 'react';
import type { Screen } from '#generators/formats.ts';
import { readScreenName } from '#runtime/core/screens/names.ts';
import { ErrorBoundary } from '#runtime/react/ErrorBoundary.tsx';
import { Arranged } from './settings/Arranged.tsx';
import { loadForm } from './loadForm.ts';
import { MissingScreen, useScreen } from './screens.ts';
import { Failed } from './states/Failed.tsx';
import { LeftOut } from './states/LeftOut.tsx';
import { Loading } from './states/Loading.tsx';
import { texts } from './texts.ts';

export interface ScreenContentProps {
  name: string;
  params?: Readonly<Record<string, string>>;
}

/** Any screen by name, in whatever frame it stands. */
export function ScreenContent({ name, params = {} }: ScreenContentProps) {
  const { screen, left, error, retry } = useScreen(name);
  const kind = screen?.kind ?? readScreenName(name)?.kind ?? 'page';
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
      <Arranged name={name} kind={kind}>
        <LeftOut left={left} />
        <Suspense fallback={<Loading kind={kind} />}>{content}</Suspense>
      </Arranged>
    </ErrorBoundary>
  );
}

const ListContent = lazy(async () => ({ default: (await import('./list/ListContent.tsx')).ListContent }));
const FormContent = lazy(async () => ({ default: (await loadForm()).FormContent }));
const DetailContent = lazy(async () => ({ default: (await import('./detail/DetailContent.tsx')).DetailContent }));
const PageContent = lazy(async () => ({ default: (await import('./page/PageContent.tsx')).PageContent }));

function draw({ screen, params }: { screen: Screen; params: Readonly<Record<string, string>> }) {
  switch (screen.kind) {
    case 'list':
      return <ListContent key={screen.name} screen={screen} params={params} />;
    case 'form':
      return <FormContent key={`${screen.name}/${params['id'] ?? ''}`} screen={screen} params={params} />;
    case 'detail':
      return <DetailContent key={`${screen.name}/${params['id'] ?? ''}`} screen={screen} params={params} />;
    case 'page':
      return <PageContent key={screen.name} screen={screen} />;
  }
}
