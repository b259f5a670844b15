/** What the owner of the site says about it. */

import { api, type Answer } from './api';
import type { SiteAbout } from './wire';

let asked: Promise<Answer<SiteAbout>> | undefined;

/** The link to it, if there is one. The server is asked until it answers. */
export async function aboutLink(): Promise<string | undefined> {
  asked ??= api.about();
  const answer = await asked;
  if (answer.ok) return answer.value.url;
  if (answer.failure.is === 'away') asked = undefined;
  return undefined;
}
