import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useKeys } from '#runtime/react/useKeys.ts';
import { useFrame } from './host.ts';
import { texts } from './texts.ts';
import { stepAlong, trailPlace } from './trail.ts';

/** The way to the records before and after, in the order of the list one came from; Alt with PageUp and PageDown. */
export function Stepper({ entity, id }: { entity: string | undefined; id: string }) {
  const { show } = useFrame();
  const [isLoading, setIsLoading] = useState(false);
  const place = entity && show ? trailPlace({ entity, id }) : undefined;

  const go = async (step: -1 | 1): Promise<void> => {
    if (!entity || !show || isLoading) return;
    setIsLoading(true);
    // The core has told the person about a failure; the record stays.
    const found = await stepAlong({ entity, id, step }).catch(() => undefined);
    setIsLoading(false);
    if (found !== undefined) show(found);
  };
  useStepKeys(place ? go : undefined);

  if (!place || place.total < 2) return null;
  const { position, total } = place;
  return (
    <span className="screen-stepper">
      <Tooltip title={`${texts.previousRecord} Alt+PageUp`} mouseEnterDelay={0.8}>
        <Button
          icon={<LeftOutlined />}
          aria-label={texts.previousRecord}
          disabled={position <= 1 || isLoading}
          onClick={() => void go(-1)}
        />
      </Tooltip>
      <span className="screen-help" aria-label={texts.recordPlace(position, total)}>
        {position} / {total}
      </span>
      <Tooltip title={`${texts.nextRecord} Alt+PageDown`} mouseEnterDelay={0.8}>
        <Button
          icon={<RightOutlined />}
          aria-label={texts.nextRecord}
          disabled={position >= total || isLoading}
          onClick={() => void go(1)}
        />
      </Tooltip>
    </span>
  );
}

function useStepKeys(go: ((step: -1 | 1) => Promise<void>) | undefined): void {
  useKeys((event) => {
    const step = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : undefined;
    if (step === undefined || !event.altKey || event.ctrlKey || event.metaKey || !go) return;
    event.preventDefault();
    void go(step);
  });
}
