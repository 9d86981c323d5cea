import { Alert, Skeleton } from 'antd';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { partLoader, type PartKind, type PartLoader, type PartProps } from './parts.ts';
import { texts } from './texts.ts';

/** A registered part, loaded when first shown; a part that nobody registered says so. */
export function Part<Kind extends PartKind>({
  kind,
  name,
  props,
  waiting = <Skeleton active paragraph={{ rows: 3 }} title={false} />,
}: {
  kind: Kind;
  name: string;
  props: PartProps[Kind];
  /** What stands there until it is loaded. */
  waiting?: ReactNode;
}) {
  const loader = partLoader({ kind, name });
  if (!loader) return <Alert type="warning" showIcon message={texts.missingPart(name)} />;
  const Component = componentOf<Kind>(loader);
  return (
    <Suspense fallback={waiting}>
      <Component {...props} />
    </Suspense>
  );
}

/** One lazy component a loader: a second one would lose the state of what is shown. */
const components = new WeakMap<object, ComponentType<never>>();

function componentOf<Kind extends PartKind>(loader: PartLoader<Kind>): ComponentType<PartProps[Kind]> {
  let component = components.get(loader) as ComponentType<PartProps[Kind]> | undefined;
  if (!component) {
    component = lazy(async () => ({ default: await loader() })) as unknown as ComponentType<PartProps[Kind]>;
    components.set(loader, component as ComponentType<never>);
  }
  return component;
}
