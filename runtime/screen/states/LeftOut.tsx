import { InfoCircleOutlined } from '@ant-design/icons';
import type { LeftOver } from '#runtime/core/screens/settings/leftOver.ts';
import { texts } from '../texts.ts';

/** What of the tenant's overlay no longer fits this version of the screen, said quietly above it. */
export function LeftOut({ left }: { left: readonly LeftOver[] }) {
  if (left.length === 0) return null;
  return (
    <p role="note" className="screen-left-out">
      <InfoCircleOutlined aria-hidden />
      <span>{texts.leftOut(left.map(({ subject, message }) => `${subject}：${message}`))}</span>
    </p>
  );
}
