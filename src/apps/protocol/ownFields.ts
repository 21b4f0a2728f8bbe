/**
 * Whether a value is an object of named fields: no list, and none of what messages can carry
 * besides, such as bytes, dates, maps, errors and boxed texts. Takes as long for any size.
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.prototype.toString.call(value) === '[object Object]'

/**
 * These fields of an object, if they are its own; undefined for everything else. No others are
 * looked at: a message may have millions. What a value inherits is no part of a message.
 */
export function ownFields<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): { readonly [Key in Name]?: unknown } | undefined {
  if (!isRecord(value)) return undefined
  const own = Object.create(null) as { [Key in Name]?: unknown }
  for (const name of names) if (Object.hasOwn(value, name)) own[name] = value[name]
  return own
}

/** All own fields of an object that has no more than anybody names. */
export function allFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const names = isRecord(value) ? Object.keys(value) : []
  return names.length <= 1_000 ? ownFields(value, ...names) : undefined
}
