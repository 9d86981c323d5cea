import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isChunkFailure } from '#runtime/core/chunks.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Draws what is shown instead; without it a plain message with a button. */
  fallback?: (failure: Failure) => ReactNode;
  /** A change of this value tries the children again, e.g. the route. */
  resetKey?: unknown;
}

export interface Failure {
  error: Error;
  /** A part of the program did not arrive: only a reload helps. */
  isChunk: boolean;
  title: string;
  help: string;
  actionText: string;
  /** Reloads the page, or draws the children again. */
  retry: () => void;
}

/** Keeps an error in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(former: ErrorBoundaryProps): void {
    if (this.state.error && former.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const failure = describe({ error, retry: () => this.setState({ error: undefined }) });
    return this.props.fallback?.(failure) ?? <PlainFailure {...failure} />;
  }
}

const texts = {
  chunk: {
    title: '页面没有加载完整',
    help: '可能是网络不稳定，或系统刚刚更新。重新加载后即可继续。',
    actionText: '重新加载',
  },
  other: { title: '页面出错了', help: '请重试；如果仍然出错，请联系管理员。', actionText: '重试' },
} as const;

function describe({ error, retry }: { error: Error; retry: () => void }): Failure {
  const isChunk = isChunkFailure(error);
  return {
    error,
    isChunk,
    ...(isChunk ? texts.chunk : texts.other),
    retry: isChunk ? () => window.location.reload() : retry,
  };
}

function PlainFailure({ title, help, actionText, retry }: Failure): ReactNode {
  return (
    <div role="alert" className="failure">
      <h2>{title}</h2>
      <p>{help}</p>
      <button type="button" onClick={retry}>
        {actionText}
      </button>
    </div>
  );
}
