import { Button, Empty } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useKeys } from '#runtime/react/useKeys.ts';
import { isAtDesk, isOn } from './keys.ts';

/** A desk without an answer: why, and what leads on, by the button or Enter. */
export function EmptyDesk({
  title,
  help,
  way,
  children,
}: {
  title: string;
  help?: string | undefined;
  way?: { text: string; isLoading?: boolean; go(): void } | undefined;
  /** Further ways. */
  children?: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  useKeys((event) => {
    if (event.key !== 'Enter' || event.repeat || !isAtDesk(event.target, root.current)) return;
    if (way && !way.isLoading && !isOn(event.target, 'button, a, [role=tab], [role=combobox], [role=radio]')) way.go();
  });
  return (
    <div ref={root}>
      <Empty description={<span role="status">{title}</span>}>
        {help !== undefined && <p className="screen-help">{help}</p>}
        {way && (
          <Button type="primary" size="large" loading={way.isLoading ?? false} onClick={() => way.go()}>
            {way.text}
          </Button>
        )}
        {children}
      </Empty>
    </div>
  );
}
