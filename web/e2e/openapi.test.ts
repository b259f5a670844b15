import { expect, test } from 'vitest';

import { differences, type Schemas } from './openapi';
import { flag, list, nothingOr, number, object, oneOf, text, word } from '../src/site/shape';

const forms = {
  Deal: object({ game: text, tags: list(text), best: nothingOr(number) }, { own: flag }),
  Item: oneOf({ deal: object({ by: word('points', 'time') }), why: text }),
};

const described: Schemas = {
  Deal: {
    type: 'object',
    required: ['game', 'tags', 'best'],
    properties: {
      game: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
      best: { type: ['integer', 'null'] },
      own: { type: 'boolean' },
    },
  },
  Item: {
    oneOf: [
      {
        type: 'object',
        required: ['deal'],
        properties: { deal: { $ref: '#/components/schemas/Sorted' } },
      },
      { type: 'object', required: ['why'], properties: { why: { type: 'string' } } },
    ],
  },
  Sorted: {
    type: 'object',
    required: ['by'],
    properties: { by: { $ref: '#/components/schemas/Order' } },
  },
  Order: { type: 'string', enum: ['points', 'time'] },
};

const changed = (name: string, schema: object): string[] =>
  differences(forms, { ...described, [name]: schema });

test('equal shapes have no differences', () => {
  expect(differences(forms, described)).toEqual([]);
});

test('an object in two parts is one', () => {
  const { required, ...rest } = described['Deal'] ?? {};
  expect(changed('Deal', { allOf: [rest, { type: 'object', required: required ?? [] }] })).toEqual(
    [],
  );
});

test('each difference is reported with its place', () => {
  const { Deal } = described;
  const properties = Deal?.properties ?? {};
  expect(changed('Deal', { ...Deal, required: ['game', 'tags', 'best', 'own'] })).toEqual([
    'Deal.own is always there',
  ]);
  expect(changed('Deal', { ...Deal, required: ['game', 'tags'] })).toEqual([
    'Deal.best may be left out',
  ]);
  expect(
    changed('Deal', { ...Deal, properties: { ...properties, day: { type: 'string' } } }),
  ).toEqual(['Deal.day is not known to the page']);
  expect(
    changed('Deal', { ...Deal, properties: { ...properties, game: { type: 'integer' } } }),
  ).toEqual(['Deal.game is integer, not string']);
  expect(
    changed('Deal', { ...Deal, properties: { ...properties, best: { type: 'integer' } } }),
  ).toEqual(['Deal.best is never null']);
  expect(
    changed('Deal', {
      ...Deal,
      properties: { ...properties, tags: { type: 'array', items: { type: 'boolean' } } },
    }),
  ).toEqual(['Deal.tags[] is boolean, not string']);
  expect(changed('Order', { type: 'string', enum: ['points', 'moves'] })).toEqual([
    'Item.deal.by is one of points, moves, not of points, time',
  ]);
  expect(changed('Item', { oneOf: described['Item']?.oneOf?.slice(0, 1) })).toEqual([
    'Item is one of deal, not of deal, why',
  ]);
});

test('a missing description is reported', () => {
  expect(differences({ Gone: text }, described)).toEqual(['Gone is not described']);
});
