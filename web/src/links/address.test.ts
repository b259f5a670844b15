import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { BadAddress, LENGTH_MAX, readAddress, searchWithoutDeal, type LinkTarget } from './address';
import { addressOf } from './make-link';
import { pack, TEXT_BYTES_MAX, unpack } from './packed-text';

const RECORD = `[Game "spider"]
[Version "1"]
[Deal "ms:14934"]
[Player "Zoë 蜘蛛"]

${Array.from({ length: 120 }, (_, at) => `${at + 1}. ${(at % 9) + 1}-${((at * 7) % 9) + 1}`).join(' ')}
`;

async function flaw(hash: string): Promise<string> {
  try {
    return `read ${JSON.stringify(await readAddress({ hash }))}`;
  } catch (error) {
    return error instanceof BadAddress ? error.flaw : String(error);
  }
}

describe('an address', () => {
  const all: LinkTarget[] = [
    { kind: 'deal', game: 'spider', deal: 'cards:ms:KSQS' },
    { kind: 'deal', game: 'my game/é', deal: 'cards:ms:KSQS%/#?' },
    {
      kind: 'deal',
      game: 'my game/é',
      deal: 'cards:ms:KSQS%/#?',
      beat: { points: -12, moves: 612, by: 'Zoë/蜘蛛' },
    },
    {
      kind: 'deal',
      game: 'my game/é',
      deal: 'cards:ms:KSQS%/#?',
      beat: { points: -12, moves: 3, line: '4-9x3 d c3' },
    },
    { kind: 'position', game: 'spider', picture: 'stock: 2\n1: ## KS\n2:\n' },
    { kind: 'record', record: RECORD },
    { kind: 'game', file: 'id = "mine"\ninherits = "spider"\nname = "Mine"\n' },
    { kind: 'review', record: RECORD, move: 40 },
    { kind: 'learn', lesson: 'spider' },
    { kind: 'puzzle', number: 12 },
  ];
  it.each(all)('opens what it was made from: $kind', async (target) => {
    const hash = await addressOf(target);
    expect(hash).toMatch(/^#\/1\/[\w./:%~-]+$/);
    expect(await readAddress({ hash })).toEqual(target);
  });

  it('of a deal with a number names it where the server can read it', async () => {
    const target: LinkTarget = { kind: 'deal', game: 'spider-1', deal: 'ms:14934' };
    const search = await addressOf(target);
    expect(search).toBe('?deal=spider-1:ms:14934');
    expect(await readAddress({ search })).toEqual(target);
    expect(await readAddress({ search: '?a=b&deal=spider-1%3Ams%3A14934', hash: '#top' })).toEqual(
      target,
    );
    // What follows the # is the later of the two.
    expect(await readAddress({ search, hash: '#/1/new' })).toEqual({ kind: 'new' });
    for (const search of ['?deal=', '?deal=spider', '?deal=:5', '?deal=spider:'])
      await expect(readAddress({ search }), search).rejects.toThrow('damaged');
  });

  it('of a challenge names the deal as others do, and the result to beat', async () => {
    const target: LinkTarget = {
      kind: 'deal',
      game: 'spider-1',
      deal: 'ms:14934',
      beat: { points: 1193, moves: 109, timeMs: 272_000, by: 'Ada & Zoë' },
    };
    const search = await addressOf(target);
    expect(search).toBe('?deal=spider-1:ms:14934&beat=p1193m109t272.Ada%20%26%20Zo%C3%AB');
    expect(await readAddress({ search })).toEqual(target);
    const short = { search: '?deal=spider:ms:1&beat=p-7m2000' };
    expect(await readAddress(short)).toMatchObject({ beat: { points: -7, moves: 2000 } });
    expect(await readAddress({ hash: '#/1/challenge/p1m2.Jo/spider/ms:1' })).toEqual({
      kind: 'deal',
      game: 'spider',
      deal: 'ms:1',
      beat: { points: 1, moves: 2, by: 'Jo' },
    });
    // Without a deal there is nothing to beat.
    expect(await readAddress({ search: '?beat=p1m2' })).toBeUndefined();
  });

  it('of a challenge carries the moves where earlier pages do not look', async () => {
    const line = Array.from({ length: 120 }, (_, at) => `${(at % 9) + 1}-${((at * 7) % 9) + 1}`);
    const target: LinkTarget = {
      kind: 'deal',
      game: 'spider-1',
      deal: 'ms:14934',
      beat: { points: 1193, moves: 109, by: 'Ada', line: line.join(' ') },
    };
    const address = await addressOf(target);
    const { search, hash } = new URL(address, 'https://spider.example');
    expect(search).toBe('?deal=spider-1:ms:14934&beat=p1193m109.Ada');
    expect(hash).toMatch(/^#moves=z\.[\w-]{50,300}$/);
    expect(await readAddress({ search, hash })).toEqual(target);
    // Without a result they say nothing.
    expect(await readAddress({ search: '?deal=spider-1:ms:14934', hash })).toEqual({
      kind: 'deal',
      game: 'spider-1',
      deal: 'ms:14934',
    });
  });

  it('leaves out moves that are too long for a message', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(6000));
    const line = Array.from(noise, (byte) => `${byte}-${byte % 7}`).join(' ');
    const beat = { points: 1, moves: 6000, line };
    expect(await addressOf({ kind: 'deal', game: 'spider', deal: 'ms:1', beat })).toBe(
      '?deal=spider:ms:1&beat=p1m6000',
    );
    expect(await addressOf({ kind: 'deal', game: 'é', deal: 'ms:1', beat })).toBe(
      '#/1/challenge/p1m6000/%C3%A9/ms:1',
    );
  });

  it('with moves that nobody can make is damaged', async () => {
    const search = '?deal=spider:ms:1&beat=p1m2';
    const bad = ['', 'z.', 'z.AAAA', '!', await pack('1-2\n3-4'), await pack('1-2 '.repeat(9999))];
    for (const moves of bad) {
      await expect(readAddress({ search, hash: `#moves=${moves}` }), moves).rejects.toThrow(
        'damaged',
      );
      expect(await flaw(`#/1/race/p1m2/spider/${moves}/ms:1`), moves).toBe('damaged');
    }
    expect(await flaw(`#/1/race/p1m2/spider/${await pack('1-2')}`)).toBe('damaged');
    await expect(readAddress({ search, hash: `#moves=${'A'.repeat(LENGTH_MAX)}` })).rejects.toThrow(
      'too-long',
    );
  });

  it('with a result that nobody can have is damaged', async () => {
    const bad = [
      '',
      'm109',
      'p1193',
      'p1m',
      'p1m-2',
      'p1.5m2',
      'p12345678m2',
      'p1m12345678',
      'p1m2t123456789',
      'p1m2t',
      'p1m2.',
      `p1m2.${'x'.repeat(25)}`,
      'p1m2.a%0Ab',
      'p1m2.a%E2%80%AEb',
    ];
    for (const beat of bad) {
      const search = `?deal=spider:ms:1&beat=${beat}`;
      await expect(readAddress({ search }), beat).rejects.toThrow('damaged');
      expect(await flaw(`#/1/challenge/${beat}/spider/ms:1`), beat).toBe('damaged');
    }
    expect(await flaw('#/1/challenge/p1m2/spider')).toBe('damaged');
  });

  it('leaves out a name that no link may hold', async () => {
    for (const by of ['x'.repeat(25), 'a\u202eb', '']) {
      const beat = { points: 1, moves: 2, by };
      const target: LinkTarget = { kind: 'deal', game: 'spider', deal: 'ms:1', beat };
      expect(await addressOf(target)).toBe('?deal=spider:ms:1&beat=p1m2');
    }
  });

  it('loses the deal in its query, and nothing else', () => {
    expect(
      ['', '?', '?a=b', '?deal=spider:ms:1&beat=p1m2', '?a=b&deal=x&c'].map(searchWithoutDeal),
    ).toEqual(['', '?', '?a=b', '', '?a=b&c=']);
  });

  it('of a long record is shorter than the record', async () => {
    expect((await addressOf({ kind: 'record', record: RECORD })).length).toBeLessThan(
      0.6 * RECORD.length,
    );
  });

  it('that names nothing is no mistake', async () => {
    expect(
      await Promise.all(
        ['', '#', '#/', '#top', '#/deal/spider/5'].map((hash) => readAddress({ hash })),
      ),
    ).toEqual(Array(5).fill(undefined));
  });

  // Old links must keep working: they open what they always opened.
  it('of the first version opens what it opened', async () => {
    expect(await readAddress({ hash: '#/1/deal/spider-1/own:5' })).toEqual({
      kind: 'deal',
      game: 'spider-1',
      deal: 'own:5',
    });
    expect(await readAddress({ hash: '#/1/position/spider/MTogS1MK' })).toEqual({
      kind: 'position',
      game: 'spider',
      picture: '1: KS\n',
    });
    expect(await readAddress({ hash: '#/1/record/W0dhbWUgInNwaWRlciJdCg' })).toEqual({
      kind: 'record',
      record: '[Game "spider"]\n',
    });
    expect(await readAddress({ hash: '#/1/record/z.eJyLdk_MTVVQKi7ITEktUorlAgAt3QUo' })).toEqual({
      kind: 'record',
      record: '[Game "spider"]\n',
    });
  });

  it('of a shortcut opens what the manifest promises', async () => {
    const text = readFileSync(
      new URL('../../public/manifest.webmanifest', import.meta.url),
      'utf8',
    );
    const { shortcuts } = JSON.parse(text) as { shortcuts: { url: string }[] };
    const targets = shortcuts.map(({ url }) => readAddress(new URL(url, 'https://spider.example')));
    expect(await Promise.all(targets)).toEqual([{ kind: 'new' }, { kind: 'daily' }]);
  });

  it('that is damaged says so', async () => {
    const good = await addressOf({ kind: 'record', record: RECORD });
    const bad = [
      '#/1/',
      '#/0/deal/spider/5',
      '#/1/deal/spider',
      '#/1/deal//5',
      '#/1/deal/spider/%E0%A4%A',
      '#/1/position/spider/',
      '#/1/record/',
      '#/1/record/a/b',
      '#/1/record/W0dhb!Ug',
      '#/1/record/_w',
      '#/1/record/z.AAAA',
      '#/1/picture/spider/MTogS1MK',
      '#/1/new/spider',
      '#/1/daily/',
      good.slice(0, -9),
      `${good.slice(0, 60)}${good[60] === 'A' ? 'B' : 'A'}${good.slice(61)}`,
    ];
    expect(await Promise.all(bad.map(flaw))).toEqual(bad.map(() => 'damaged'));
  });

  it('of a later version says so', async () => {
    expect(await flaw('#/2/deal/spider/5')).toBe('later');
    expect(await flaw('#/17/anything')).toBe('later');
  });

  it('has a length that it never exceeds', async () => {
    expect(await flaw(`#/1/record/${'A'.repeat(LENGTH_MAX)}`)).toBe('too-long');
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(50_000)), (byte) =>
      byte.toString(16),
    ).join('');
    const record = noise + noise.split('').reverse().join('') + noise.slice(7);
    await expect(addressOf({ kind: 'record', record })).rejects.toThrow('too-long');
  });
});

describe('packed text', () => {
  it('is compressed only where that is shorter', async () => {
    expect(await pack('short')).toBe('c2hvcnQ');
    expect(await pack('x'.repeat(100))).toMatch(/^z\./);
    expect(await unpack(await pack('x'.repeat(100)))).toBe('x'.repeat(100));
  });

  it('that expands without limit is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(TEXT_BYTES_MAX + 1)).toString('base64url');
    await expect(unpack(`z.${bomb}`)).rejects.toThrow('too long');
  });
});
