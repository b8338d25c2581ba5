import { act, renderHook, waitFor } from '@testing-library/react';

import { tellAvailableLanguages } from './available-languages';
import { useAvailableLanguages } from './use-available-languages';

const mockFetch = jest.fn();
jest.mock('@/lib/api/languages', () => ({ fetchLanguages: () => mockFetch() as Promise<void> }));
jest.mock('./send', () => ({ send: undefined }));

const english = { language: 'eng', titlesCount: 30 } as const;

// The languages are known to a page until it is left: one test runs through its life.
test('requests the available languages until they are known, and follows every answer that lists them @3.52', async () => {
  mockFetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const failed = renderHook(useAvailableLanguages);
  await waitFor(() => expect(mockFetch).toHaveBeenCalledTimes(1));
  expect(failed.result.current).toBeUndefined();
  failed.unmount();

  mockFetch.mockImplementation(async () => tellAvailableLanguages([english]));
  const { result } = renderHook(useAvailableLanguages);
  await waitFor(() => expect(result.current).toEqual([english]));

  const later = [english, { language: 'tha', titlesCount: 2 }] as const;
  act(() => tellAvailableLanguages(later));
  expect(result.current).toBe(later);
  act(() => tellAvailableLanguages([...later]));
  expect(result.current).toBe(later);

  renderHook(useAvailableLanguages);
  expect(mockFetch).toHaveBeenCalledTimes(2);
});
