import { WarningOutlined } from '@ant-design/icons';
import type { Problem } from './problems.ts';

/** What would be printed badly; a sentence about an item leads to it. */
export function Problems({
  problems,
  choose,
}: {
  problems: readonly Problem[];
  choose(chosen: readonly number[]): void;
}) {
  return (
    <div role="status">
      <ul className="cert-problems">
        {problems.map(({ message, index }) => (
          <li key={`${index} ${message}`}>
            <WarningOutlined aria-hidden />
            {index === undefined ? (
              message
            ) : (
              <button type="button" onClick={() => choose([index])}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
