/** The way to an issuer that signs in, and back to where the operator wanted to go. */
import type { Surroundings } from '../screen.js';

const NEXT = 'dash-sign-in-next';

/** Goes there; rejects with an AdminError where nobody can sign in there now. */
export async function leaveForIssuer({ api, place }: Surroundings): Promise<void> {
  const { url } = await api.beginIssuerSignIn();
  sessionStorage.setItem(NEXT, place.query.get('next') ?? '/');
  location.assign(url);
}

/** The path behind the prefix that was wanted before. */
export function takeNext(): string {
  const next = sessionStorage.getItem(NEXT) ?? '/';
  sessionStorage.removeItem(NEXT);
  return next;
}
