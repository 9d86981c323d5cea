import { InfoCircleOutlined } from '@ant-design/icons';
import { pointerOf } from '#runtime/core/screens/fit.ts';
import type { ScreenProblem } from '#runtime/core/screens/problems.ts';
import { texts } from '../texts.ts';

/** What of the tenant's overlay no longer fits this version of the screen, said quietly above it. */
export function LeftOut({ problems }: { problems: readonly ScreenProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <p role="note" className="screen-left-out">
      <InfoCircleOutlined aria-hidden />
      <span>{texts.leftOut(problems.map(({ path, message }) => `${pointerOf(path)} ${message}`))}</span>
    </p>
  );
}
