/** Makes links to what is on the table. */

import {
  BadAddress,
  VERSION,
  DEAL,
  BEAT,
  MOVES_MARK,
  NUMBERED,
  PLAIN,
  LENGTH_MAX,
  type LinkTarget,
} from './address';
import { beatText, type Beat } from './result-to-beat';
import { pack } from './packed-text';

/** The most characters of moves in a link. The longest games won have fewer than half as many. */
const MOVES_LENGTH_MAX = 4_000;

/** The whole address that opens this anywhere. Throws a `BadAddress` if it would be too long. */
export async function linkTo(target: LinkTarget): Promise<string> {
  return location.origin + location.pathname + (await addressOf(target));
}

/** The part of a link after the page's own address. Throws a `BadAddress` if it is too long. */
export async function addressOf(target: LinkTarget): Promise<string> {
  // A list of cards is too long to be named.
  if (target.kind === 'deal' && NUMBERED.test(target.deal) && PLAIN.test(target.game)) {
    const address = `?${DEAL}=${target.game}:${target.deal}`;
    if (!target.beat) return address;
    const moves = await packedMoves(target.beat);
    const end = moves === undefined ? '' : MOVES_MARK + moves;
    return `${address}&${BEAT}=${quoted(beatText(target.beat))}${end}`;
  }
  const address = `#/${VERSION}/${await written(target)}`;
  if (address.length > LENGTH_MAX) throw new BadAddress('too-long');
  return address;
}

async function written(target: LinkTarget): Promise<string> {
  switch (target.kind) {
    case 'deal': {
      const { game, deal, beat } = target;
      const moves = beat && (await packedMoves(beat));
      const kind = moves === undefined ? 'challenge' : 'race';
      const begin = beat ? `${kind}/${quoted(beatText(beat))}` : 'deal';
      const middle = moves === undefined ? '' : `${moves}/`;
      return `${begin}/${encodeURIComponent(game)}/${middle}${quoted(deal)}`;
    }
    case 'position':
      return `position/${encodeURIComponent(target.game)}/${await pack(target.picture)}`;
    case 'learn':
      return `learn/${target.lesson}`;
    case 'puzzle':
      return `puzzle/${target.number}`;
    case 'review':
      return `review/${target.move}/${await pack(target.record)}`;
    case 'game':
      return `game/${await pack(target.file)}`;
    case 'record':
      return `record/${await pack(target.record)}`;
  }
}

/** The moves that led to a result, unless a link with them would be too long for a message. */
async function packedMoves({ line }: Beat): Promise<string | undefined> {
  const packed = line && (await pack(line));
  return packed && packed.length <= MOVES_LENGTH_MAX ? packed : undefined;
}

/** Percent-encoded except for the colon, which every deal contains and addresses allow. */
function quoted(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':');
}
