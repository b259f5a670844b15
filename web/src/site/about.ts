/** What the site offers, and what its owner says about it. */

import { api, type Answer } from './api';
import type { SiteAbout } from './wire';

let asked: Promise<Answer<SiteAbout>> | undefined;

/** What it answers; undefined while it is away. The server is asked until it answers. */
export async function about(): Promise<SiteAbout | undefined> {
  asked ??= api.about();
  const answer = await asked;
  if (answer.ok) return answer.value;
  if (answer.failure.is === 'away') asked = undefined;
  return undefined;
}
