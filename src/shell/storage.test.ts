import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from './storage.ts';

const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

afterEach(() => {
  vi.restoreAllMocks();
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

function install(get: () => unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}

test('what is written is read again until it is removed', () => {
  const values = new Map<string, string>();
  install(() => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }));
  const store = openStore('localStorage');
  store.write('theme', 'dark');
  expect(store.read('theme')).toBe('dark');
  store.remove('theme');
  expect(store.read('theme')).toBeNull();
});

test('storage that is forbidden warns and is empty', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  install(() => {
    throw new Error('forbidden');
  });
  const store = openStore('localStorage');
  store.write('theme', 'dark');
  expect(store.read('theme')).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    'localStorage is not available, so this choice is not kept.',
    expect.objectContaining({ message: 'forbidden' }),
  );
});
