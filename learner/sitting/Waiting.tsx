import { Skeleton } from '#learner/parts/Skeleton.tsx';

/** A mock exam that is on its way. */
export function Waiting() {
  return (
    <div className="page mock">
      <Skeleton lines={8} />
    </div>
  );
}
