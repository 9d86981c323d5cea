import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { setCatalogueHash } from '#runtime/core/dictionaries.ts';
import { errorWithoutReply } from '#runtime/core/errors.ts';
import { useDictionary } from './useDictionary.ts';

let restore = (): void => undefined;
const transport = vi.fn(
  async ({ input }: TransportRequest): Promise<unknown> =>
    Object.fromEntries(
      (input['groupCodes'] as string[]).map((code) => [code, [{ code, label: code, order: 1, isRetired: false }]]),
    ),
);

beforeEach(() => {
  localStorage.clear();
  setCatalogueHash('test');
  transport.mockClear();
  restore = setTransport(transport);
});
afterEach(() => restore());

describe('useDictionary', () => {
  it('makes one request for all that appear together', async () => {
    const { result } = renderHook(() => [useDictionary('certState'), useDictionary('education')] as const);
    expect(result.current[0]).toMatchObject({ values: [], isLoading: true });
    await waitFor(() => expect(result.current.map(({ isLoading }) => isLoading)).toEqual([false, false]));
    expect(result.current[1].values[0]?.label).toBe('education');
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it('is there at once the second time', async () => {
    const { result } = renderHook(() => useDictionary('certState'));
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(renderHook(() => useDictionary('certState')).result.current).toMatchObject({
      isLoading: false,
      values: [{ code: 'certState' }],
    });
  });

  it('asks nothing without a group code', () => {
    expect(renderHook(() => useDictionary(undefined)).result.current).toMatchObject({ values: [], isLoading: false });
    expect(transport).not.toHaveBeenCalled();
  });

  it('tells a failure', async () => {
    transport.mockRejectedValueOnce(errorWithoutReply('network'));
    const { result } = renderHook(() => useDictionary('certState'));
    await waitFor(() => expect(result.current.error?.kind).toBe('network'));
    expect(result.current.isLoading).toBe(false);
  });
});
