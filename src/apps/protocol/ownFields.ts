/**
 * Whether a value is a plain object: not a list, bytes, a date, a map, an error, a boxed string or
 * anything else that messages can contain. Constant time for any size.
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.prototype.toString.call(value) === '[object Object]'

/**
 * These own fields of an object; undefined for other values. Reads no other fields, because a
 * message may have millions. Inherited values aren't part of a message.
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

/** All own fields of an object with a plausible number of them. */
export function allFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const names = isRecord(value) ? Object.keys(value) : []
  return names.length <= 1_000 ? ownFields(value, ...names) : undefined
}
