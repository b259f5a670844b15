/**
 * Passkeys: the server's JSON and the objects of the browser's `navigator.credentials` are the same
 * except for bytes, which are base64url in JSON. Newer browsers convert them themselves.
 */

export type Json = Record<string, unknown>;

/** Why a browser has no passkeys. */
export type NoPasskeys = 'insecure' | 'unknown';

/** Why passkeys cannot be used here; undefined if they can. */
export function noPasskeys(): NoPasskeys | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  const known = 'credentials' in navigator && typeof PublicKeyCredential === 'function';
  return known ? undefined : 'unknown';
}

/** Has the browser make a passkey. Throws what `navigator.credentials` throws. */
export async function makePasskey(options: Json): Promise<Json> {
  const publicKey = creationOptions(options);
  return credentialJson(await navigator.credentials.create({ publicKey }));
}

/** Has the player choose and show a passkey. Throws what `navigator.credentials` throws. */
export async function showPasskey(options: Json): Promise<Json> {
  const publicKey = requestOptions(options);
  return credentialJson(await navigator.credentials.get({ publicKey }));
}

/** The message about why the passkey failed. CITE: W3C, "Web Authentication", §5.1.3 and §5.1.4. */
export function passkeyTrouble(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'passkey-not-given';
    case 'InvalidStateError':
      return 'passkey-already';
    case 'SecurityError':
      return 'passkey-address';
    case 'NotSupportedError':
    case 'ConstraintError':
      return 'passkey-not-supported';
    default:
      return 'passkey-failed';
  }
}

function creationOptions(options: Json): PublicKeyCredentialCreationOptions {
  if (typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function') {
    return PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
  }
  return creationFromJson(options);
}

function requestOptions(options: Json): PublicKeyCredentialRequestOptions {
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function') {
    return PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    );
  }
  return requestFromJson(options);
}

/** `parseCreationOptionsFromJSON` for browsers that lack it. */
export function creationFromJson(options: Json): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials, ...rest } =
    options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return {
    ...(rest as Pick<PublicKeyCredentialCreationOptions, 'rp' | 'pubKeyCredParams'>),
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    ...(excludeCredentials && { excludeCredentials: excludeCredentials.map(descriptor) }),
  };
}

/** `parseRequestOptionsFromJSON` for browsers that lack it. */
export function requestFromJson(options: Json): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials, ...rest } =
    options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return {
    ...(rest as object),
    challenge: bytes(challenge),
    ...(allowCredentials && { allowCredentials: allowCredentials.map(descriptor) }),
  };
}

function descriptor(json: PublicKeyCredentialDescriptorJSON): PublicKeyCredentialDescriptor {
  return { ...json, id: bytes(json.id) } as PublicKeyCredentialDescriptor;
}

function credentialJson(credential: Credential | null): Json {
  if (!credential) throw new DOMException('no credential', 'NotAllowedError');
  const key = credential as PublicKeyCredential;
  return typeof key.toJSON === 'function'
    ? (key.toJSON() as unknown as Json)
    : credentialToJson(key);
}

/** `toJSON` for browsers that lack it. */
export function credentialToJson(key: PublicKeyCredential): Json {
  return {
    id: key.id,
    rawId: base64(key.rawId),
    type: key.type,
    authenticatorAttachment: key.authenticatorAttachment,
    clientExtensionResults: key.getClientExtensionResults(),
    response: responseJson(
      key.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse,
    ),
  };
}

/** For a new passkey the server needs the attestation, for one that is shown the signature. */
function responseJson(
  response: AuthenticatorAttestationResponse & AuthenticatorAssertionResponse,
): Json {
  const clientDataJSON = base64(response.clientDataJSON);
  if ('attestationObject' in response) {
    const transports = typeof response.getTransports === 'function' ? response.getTransports() : [];
    return { clientDataJSON, attestationObject: base64(response.attestationObject), transports };
  }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    clientDataJSON,
    authenticatorData: base64(authenticatorData),
    signature: base64(signature),
    ...(userHandle && { userHandle: base64(userHandle) }),
  };
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

export function base64(buffer: ArrayBuffer): string {
  let binary = '';
  for (const byte of new Uint8Array(buffer)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
