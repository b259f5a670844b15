/**
 * Shapes of JSON: what a value from outside must look like before it is used. TypeScript's types
 * are taken from them, so each is written once.
 */

export type Shape<T> = Form & {
  /** Only for the compiler: the type of values with this shape. */
  readonly type?: T;
};

/** The same as data, which can be checked and compared. */
export type Form =
  | { readonly is: 'text' | 'number' | 'flag' | 'anything' }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'nothing-or'; readonly of: Form }
  | { readonly is: 'list'; readonly of: Form }
  | { readonly is: 'one-of'; readonly forms: Readonly<Record<string, Form>> }
  | { readonly is: 'object'; readonly needs: Forms; readonly may: Forms };
export type Forms = Readonly<Record<string, Form>>;

export type Of<S> = S extends { readonly type?: infer T } ? Exclude<T, undefined> : never;
type Fields<F> = { readonly [Name in keyof F]: TypeOf<F[Name]> };
type TypeOf<S> = S extends { readonly type?: infer T } ? T : never;
type OneOf<F> = { [Name in keyof F]: Readonly<Record<Name, TypeOf<F[Name]>>> }[keyof F];

export const text: Shape<string> = { is: 'text' };
export const number: Shape<number> = { is: 'number' };
export const flag: Shape<boolean> = { is: 'flag' };
export const anything: Shape<Record<string, unknown>> = { is: 'anything' };

/** One of these words. */
export function word<W extends string>(...words: readonly W[]): Shape<W> {
  return { is: 'word', words };
}

/** `null`, or this. */
export function nothingOr<T>(of: Shape<T>): Shape<T | null> {
  return { is: 'nothing-or', of };
}

export function list<T>(of: Shape<T>): Shape<readonly T[]> {
  return { is: 'list', of };
}

/** An object with exactly one of these names. */
export function oneOf<F extends Forms>(forms: F): Shape<OneOf<F>> {
  return { is: 'one-of', forms };
}

/**
 * An object with all of `needs`, perhaps some of `may`, and anything that later versions add.
 */
export function object<N extends Forms, M extends Forms = Record<never, Form>>(
  needs: N,
  may: M = {} as M,
): Shape<Fields<N> & Partial<Fields<M>>> {
  return { is: 'object', needs, may };
}

/** Whether a value has this shape. */
export function fits<T>(shape: Shape<T>, value: unknown): value is T {
  return has(shape, value);
}

function has(form: Form, value: unknown): boolean {
  switch (form.is) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'anything':
      return isObject(value);
    case 'word':
      return form.words.some((word) => word === value);
    case 'nothing-or':
      return value === null || has(form.of, value);
    case 'list':
      return Array.isArray(value) && value.every((one) => has(form.of, one));
    case 'one-of':
      return (
        isObject(value) &&
        Object.entries(form.forms).some(([name, of]) => name in value && has(of, value[name]))
      );
    case 'object':
      return isObject(value) && hasAll(form.needs, value) && hasAll(form.may, value, true);
  }
}

function hasAll(forms: Forms, value: Record<string, unknown>, mayLack = false): boolean {
  return Object.entries(forms).every(
    ([name, form]) => (mayLack && value[name] === undefined) || has(form, value[name]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
