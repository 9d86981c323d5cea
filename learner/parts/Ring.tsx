import './ring.css';

/** A share of a whole (0 to 100) as a ring with its figure. */
export function Ring({ percent, label }: { percent: number; label: string }) {
  const around = 2 * Math.PI * 26;
  const share = Math.min(100, Math.max(0, percent));
  return (
    <svg className="ring" viewBox="0 0 64 64" role="img" aria-label={label}>
      <circle cx="32" cy="32" r="26" />
      <circle
        cx="32"
        cy="32"
        r="26"
        strokeDasharray={`${(around * share) / 100} ${around}`}
        transform="rotate(-90 32 32)"
      />
      <text x="32" y="32">
        {Math.round(share)}%
      </text>
    </svg>
  );
}
