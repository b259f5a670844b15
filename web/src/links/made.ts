/** Makes links to what is on the table. */

import {
  BadAddress,
  VERSION,
  DEAL,
  BEAT,
  NUMBERED,
  PLAIN,
  LENGTH_MAX,
  type LinkTarget,
} from './address';
import { beatText } from './beat';
import { pack } from './packed';

/** The whole address that opens this anywhere. Throws a `BadAddress` if it would be too long. */
export async function linkTo(target: LinkTarget): Promise<string> {
  return location.origin + location.pathname + (await addressOf(target));
}

/** The part of a link after the page's own address. Throws a `BadAddress` if it is too long. */
export async function addressOf(target: LinkTarget): Promise<string> {
  // A list of cards is too long to be named.
  if (target.kind === 'deal' && NUMBERED.test(target.deal) && PLAIN.test(target.game)) {
    const beat = target.beat && quoted(beatText(target.beat));
    return `?${DEAL}=${target.game}:${target.deal}${beat === undefined ? '' : `&${BEAT}=${beat}`}`;
  }
  const address = `#/${VERSION}/${await written(target)}`;
  if (address.length > LENGTH_MAX) throw new BadAddress('too-long');
  return address;
}

async function written(target: LinkTarget): Promise<string> {
  switch (target.kind) {
    case 'deal': {
      const { game, deal, beat } = target;
      const kind = beat ? `challenge/${quoted(beatText(beat))}` : 'deal';
      return `${kind}/${encodeURIComponent(game)}/${quoted(deal)}`;
    }
    case 'position':
      return `position/${encodeURIComponent(target.game)}/${await pack(target.picture)}`;
    case 'learn':
      return `learn/${target.lesson}`;
    case 'puzzle':
      return `puzzle/${target.number}`;
    case 'review':
      return `review/${target.move}/${await pack(target.record)}`;
    case 'record':
      return `record/${await pack(target.record)}`;
  }
}

/** Percent-encoded except for the colon, which every deal contains and addresses allow. */
function quoted(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':');
}
