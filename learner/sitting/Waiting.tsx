import { Skeleton } from '#learner/parts/Skeleton.tsx';

/** What is on its way: an exam, or what leads to it. */
export function Waiting() {
  return (
    <div className="page mock">
      <Skeleton lines={8} />
    </div>
  );
}
