/** What goes over the wire. */
export interface Exchange {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  /** Milliseconds. */
  timeout: number;
  isBinary?: boolean | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

/** What came back, whatever its status. */
export interface Answer {
  status: number;
  /** Text, or a Blob for a binary exchange. */
  body: string | Blob;
  /** A header by its name; empty where there is none. */
  header: (name: string) => string;
}

/** Why there is no answer. */
export type Failure = 'aborted' | 'timeout' | 'network';

/** No answer came. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * One request with credentials over XMLHttpRequest, which alone tells how much of an upload has been sent.
 * @throws ExchangeError when no answer comes.
 */
export function exchange({
  method,
  url,
  headers,
  body,
  timeout,
  isBinary = false,
  signal,
  onProgress,
}: Exchange): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new ExchangeError('aborted'));
      return;
    }
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open(method, url);
    request.withCredentials = true;
    request.timeout = timeout;
    request.responseType = isBinary ? 'blob' : 'text';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.onload = () =>
      resolve({
        status: request.status,
        body: request.response as string | Blob,
        header: (name) => request.getResponseHeader(name) ?? '',
      });
    request.onabort = () => reject(new ExchangeError('aborted'));
    request.ontimeout = () => reject(new ExchangeError('timeout'));
    request.onerror = () => reject(new ExchangeError('network'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (onProgress)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress(lengthComputable && total > 0 ? loaded / total : 0);
    signal?.addEventListener('abort', abort);
    request.send(body ?? null);
  });
}
