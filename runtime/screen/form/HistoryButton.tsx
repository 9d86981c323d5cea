import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { FormScreen } from '#generators/formats.ts';
import { operationOf } from '#runtime/core/operations/table.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { siblingOf } from '../actions/verbs.ts';
import type { FormerVersion } from '../history/former.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';

const HistoryDrawer = lazy(async () => ({ default: (await import('../actions/HistoryDrawer.tsx')).HistoryDrawer }));

/** Opens what happened to the record; there where the entity keeps it and the person may see it. */
export function HistoryButton({
  screen,
  record,
  onTake,
}: {
  screen: FormScreen;
  record: ScreenRecord | undefined;
  /** Fills the form with what a former version had. */
  onTake(former: FormerVersion): void;
}) {
  const has = useCodes();
  const [isOpen, setIsOpen] = useState(false);
  const operation = siblingOf({ operation: screen.save, verb: 'history' });
  const id = idOf(record);
  if (!operation || id === '' || !has(operationOf(operation).codes)) return null;
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setIsOpen(true)}>
        {texts.history}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryDrawer
            operation={operation}
            id={id}
            onTake={(former) => {
              setIsOpen(false);
              onTake(former);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
