import { Alert, Skeleton } from 'antd';
import { lazy, Suspense, type ComponentType } from 'react';
import { partLoader, type PartKind, type PartLoader, type PartProps } from './parts.ts';
import { texts } from './texts.ts';

/** A registered part, loaded when first shown; a part that nobody registered says so. */
export function Part<Kind extends PartKind>({
  kind,
  name,
  props,
}: {
  kind: Kind;
  name: string;
  props: PartProps[Kind];
}) {
  const loader = partLoader({ kind, name });
  if (!loader) return <Alert type="warning" showIcon message={texts.missingPart(name)} />;
  const Component = componentOf<Kind>(loader);
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 3 }} title={false} />}>
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
