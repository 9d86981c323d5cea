/** Types of `lifetime.mjs`, which the start script uses without a compiler. */

export function endWithParent(): void;
export function joinRepeatedSignals(): void;
