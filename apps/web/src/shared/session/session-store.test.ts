import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../storage/key-value-storage.ts';
import { ANA } from '../testing/account.ts';
import { createSessionStore } from './session-store.ts';

function memory(entries: Record<string, string> = {}): KeyValueStorage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

const refusing: KeyValueStorage = {
  getItem() {
    throw new DOMException('no', 'SecurityError');
  },
  setItem() {
    throw new DOMException('no', 'SecurityError');
  },
  removeItem() {
    throw new DOMException('no', 'SecurityError');
  },
  key: () => null,
  length: 0,
};

describe('the session', () => {
  it('is restored from a stored token', () => {
    expect(createSessionStore(memory({ token: 'abc' })).getState()).toEqual({
      kind: 'signedIn',
      token: 'abc',
      user: undefined,
    });
  });

  it.each(['', '  ', 'null'])('is not restored from %j', (token) => {
    expect(createSessionStore(memory({ token })).getState().kind).toBe('signedOut');
  });

  it('keeps the token of who signs in, and clears it with the user at the end', () => {
    const storage = memory();
    const session = createSessionStore(storage);
    session.begin('abc', ANA);
    expect(storage.getItem('token')).toBe('abc');
    expect(session.getState()).toEqual({ kind: 'signedIn', token: 'abc', user: ANA });
    session.end();
    expect(storage.getItem('token')).toBeNull();
    expect(session.getState()).toEqual({ kind: 'signedOut' });
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const session = createSessionStore(refusing);
    expect(session.getState().kind).toBe('signedOut');
    session.begin('abc', ANA);
    session.refresh();
    expect(session.getState()).toMatchObject({ kind: 'signedIn', user: ANA });
    session.end();
    session.refresh();
    expect(session.getState().kind).toBe('signedOut');
  });

  it('keeps who signed in when the storage is full, and follows another tab after that', () => {
    const storage = memory({ token: 'of before' });
    const session = createSessionStore({
      ...storage,
      setItem() {
        throw new DOMException('no', 'QuotaExceededError');
      },
    });
    session.begin('abc', ANA);
    session.refresh();
    expect(session.getState()).toMatchObject({ token: 'abc', user: ANA });
    storage.setItem('token', 'of another tab');
    session.refresh();
    expect(session.getState()).toMatchObject({ token: 'of another tab' });
  });

  it('expires only by its own token, and keeps whose it is', () => {
    const session = createSessionStore(memory());
    session.begin('new', ANA);
    session.expire('old');
    expect(session.getState().kind).toBe('signedIn');
    session.expire('new');
    expect(session.getState()).toEqual({ kind: 'expired', token: 'new', user: ANA });
  });

  it('follows another tab that signs out, or in to another account', () => {
    const storage = memory();
    const session = createSessionStore(storage);
    session.begin('abc', ANA);
    storage.setItem('token', 'def');
    session.refresh();
    expect(session.getState()).toEqual({ kind: 'signedIn', token: 'def', user: undefined });
    storage.removeItem('token');
    session.refresh();
    expect(session.getState().kind).toBe('signedOut');
  });

  it('knows who leaves by choice from whose session just ends', () => {
    const session = createSessionStore(memory({ token: 'abc' }));
    session.end({ byChoice: true });
    expect(session.getState()).toEqual({ kind: 'signedOut', byChoice: true });
    session.end();
    expect(session.getState()).toEqual({ kind: 'signedOut' });
  });

  it('takes no notice of a refresh that brings nothing new', () => {
    const session = createSessionStore(memory());
    session.begin('abc', ANA);
    session.refresh();
    expect(session.getState().user).toBe(ANA);
  });
});
