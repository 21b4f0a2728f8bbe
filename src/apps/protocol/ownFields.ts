/** The object's own fields, or undefined for anything but a plain object: texts, lists, dates, maps. */
export function ownFields(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  // Messages are structured clones: their prototype is that of the receiving page.
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return undefined
  return { ...value, __proto__: null } as Record<string, unknown>
}
