import { expect, test } from 'vitest';

import {
  base64,
  bytes,
  creationFromJson,
  credentialToJson,
  passkeyTrouble,
  requestFromJson,
} from './passkeys';

const buffer = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

test('bytes survive the conversion to text and back', () => {
  const all = Uint8Array.from({ length: 256 }, (_, value) => value);
  expect(base64(all.buffer)).toMatch(/^[\w-]+$/);
  expect(bytes(base64(all.buffer))).toEqual(all);
  expect(bytes('-_8')).toEqual(Uint8Array.of(0xfb, 0xff));
  expect(base64(buffer(0xfb, 0xff))).toBe('-_8');
});

test('options for a new passkey become bytes where the browser wants them', () => {
  const options = creationFromJson({
    rp: { id: 'localhost', name: 'Webspinner' },
    user: { id: 'AQI', name: 'Ada', displayName: 'Ada' },
    challenge: 'Awg',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [{ type: 'public-key', id: 'BQ', transports: ['internal'] }],
  });
  expect(options).toEqual({
    rp: { id: 'localhost', name: 'Webspinner' },
    user: { id: Uint8Array.of(1, 2), name: 'Ada', displayName: 'Ada' },
    challenge: Uint8Array.of(3, 8),
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [{ type: 'public-key', id: Uint8Array.of(5), transports: ['internal'] }],
  });
});

test('options for showing a passkey become bytes, and missing lists stay missing', () => {
  const options = requestFromJson({
    challenge: 'AQ',
    rpId: 'localhost',
    allowCredentials: [{ type: 'public-key', id: 'Ag' }],
  });
  expect(options).toEqual({
    challenge: Uint8Array.of(1),
    rpId: 'localhost',
    allowCredentials: [{ type: 'public-key', id: Uint8Array.of(2) }],
  });
  expect(requestFromJson({ challenge: 'AQ' })).toEqual({ challenge: Uint8Array.of(1) });
});

test('a new passkey and one that is shown become JSON as in the standard', () => {
  const key = {
    id: 'AQ',
    rawId: buffer(1),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
  };
  const made = {
    clientDataJSON: buffer(2),
    attestationObject: buffer(3),
    getTransports: () => ['internal'],
  };
  const shown = {
    clientDataJSON: buffer(2),
    authenticatorData: buffer(4),
    signature: buffer(5),
    userHandle: buffer(6),
  };
  const json = (response: object) =>
    credentialToJson({ ...key, response } as unknown as PublicKeyCredential);
  const rest = {
    id: 'AQ',
    rawId: 'AQ',
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  };
  expect(json(made)).toEqual({
    ...rest,
    response: { clientDataJSON: 'Ag', attestationObject: 'Aw', transports: ['internal'] },
  });
  expect(json(shown)).toEqual({
    ...rest,
    response: { clientDataJSON: 'Ag', authenticatorData: 'BA', signature: 'BQ', userHandle: 'Bg' },
  });
  expect(json({ ...shown, userHandle: null })).toEqual({
    ...rest,
    response: { clientDataJSON: 'Ag', authenticatorData: 'BA', signature: 'BQ' },
  });
});

test('each way to fail has its message', () => {
  const trouble = (name: string): string => passkeyTrouble(new DOMException('', name));
  expect(trouble('NotAllowedError')).toBe('passkey-not-given');
  expect(trouble('InvalidStateError')).toBe('passkey-already');
  expect(trouble('SecurityError')).toBe('passkey-address');
  expect(trouble('NotSupportedError')).toBe('passkey-not-supported');
  expect(passkeyTrouble(new TypeError('broken'))).toBe('passkey-failed');
});
