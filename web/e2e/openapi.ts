/**
 * Compares the page's shapes with the server's description of its API, so that they stay in step.
 */

import type { Form, Forms } from '../src/site/shape';

/** As much of OpenAPI's schemas as the server's description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
export type Schemas = Readonly<Record<string, Schema>>;

/** Where the forms and the schemas of the same names differ, each difference as a sentence. */
export function differences(forms: Forms, schemas: Schemas): string[] {
  return Object.entries(forms).flatMap(([name, form]) => {
    const schema = schemas[name];
    return schema ? compare(form, schema, schemas, name) : [`${name} is not described`];
  });
}

function compare(form: Form, described: Schema, schemas: Schemas, at: string): string[] {
  const schema = resolve(described, schemas);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const is = (...wanted: readonly string[]): string[] =>
    types.some((type) => wanted.includes(type))
      ? []
      : [`${at} is ${types.join(' or ') || 'anything'}, not ${wanted.join(' or ')}`];
  switch (form.is) {
    case 'text':
      return is('string');
    case 'number':
      return is('integer', 'number');
    case 'flag':
      return is('boolean');
    case 'anything':
      return is('object');
    case 'word':
      return same(schema.enum ?? [], form.words)
        ? []
        : [`${at} is one of ${schema.enum?.join(', ')}, not of ${form.words.join(', ')}`];
    case 'nothing-or':
      return types.includes('null')
        ? compare(form.of, schema, schemas, at)
        : [`${at} is never null`];
    case 'list':
      return schema.items ? compare(form.of, schema.items, schemas, `${at}[]`) : is('array');
    case 'one-of':
      return compareAlternatives(form.forms, schema, schemas, at);
    case 'object':
      return compareFields(form.needs, form.may, schema, schemas, at);
  }
}

function compareAlternatives(forms: Forms, schema: Schema, schemas: Schemas, at: string): string[] {
  const alternatives = (schema.oneOf ?? []).map((one) => resolve(one, schemas));
  const names = alternatives.flatMap(({ required }) => required ?? []);
  if (!same(names, Object.keys(forms)))
    return [`${at} is one of ${names.join(', ')}, not of ${Object.keys(forms).join(', ')}`];
  return alternatives.flatMap((one) =>
    compareFields(pick(forms, one.required ?? []), {}, one, schemas, at),
  );
}

function compareFields(
  needs: Forms,
  may: Forms,
  schema: Schema,
  schemas: Schemas,
  at: string,
): string[] {
  const { properties, required } = fields(schema, schemas);
  const known = { ...needs, ...may };
  return [
    ...missing(Object.keys(properties), Object.keys(known)).map(
      (name) => `${at}.${name} is not known to the page`,
    ),
    ...missing(Object.keys(needs), required).map((name) => `${at}.${name} may be left out`),
    ...missing(required, Object.keys(needs)).map((name) => `${at}.${name} is always there`),
    ...Object.entries(known).flatMap(([name, form]) => {
      const property = properties[name];
      return property
        ? compare(form, property, schemas, `${at}.${name}`)
        : [`${at}.${name} is not described`];
    }),
  ];
}

/** The fields of an object, also of one composed of several. */
function fields(
  schema: Schema,
  schemas: Schemas,
): { properties: Schemas; required: readonly string[] } {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolve(part, schemas))];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Schemas;
  return { properties, required: parts.flatMap((part) => part.required ?? []) };
}

function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return (name === undefined ? undefined : schemas[name]) ?? schema;
}

function pick(forms: Forms, names: readonly string[]): Forms {
  return Object.fromEntries(Object.entries(forms).filter(([name]) => names.includes(name)));
}

function missing(names: readonly string[], among: readonly string[]): string[] {
  return names.filter((name) => !among.includes(name));
}

function same(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
