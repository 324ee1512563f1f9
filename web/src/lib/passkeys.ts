/** Passkeys: the ceremonies of WebAuthn, between this browser and the server. */
import { api, Refused } from "./api";

/** Can this browser make and use passkeys? */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Wait for the browser; a person who changes their mind is no error. */
async function asked(what: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const found = await what;
    return found instanceof PublicKeyCredential ? { ...found.toJSON() } : null;
  } catch (error) {
    if (error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError")) return null;
    if (error instanceof DOMException) throw new Refused("bad_passkey", error.message);
    throw error;
  }
}

/** Make a passkey for the person at this browser; says whether there is a new one. */
export async function makePasskey(): Promise<boolean> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const credential = await asked(navigator.credentials.create({ publicKey }));
  if (credential) await api.addPasskey(credential);
  return credential !== null;
}

/** Sign in with a passkey; says whether that was done. */
export async function signInWithPasskey(): Promise<boolean> {
  const { options } = await api.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const credential = await asked(navigator.credentials.get({ publicKey }));
  if (credential) await api.signIn(credential);
  return credential !== null;
}
