/**
 * A copy of an object's own fields, or undefined for texts, numbers, lists and null. What a value
 * inherits is no part of a message.
 */
export const ownFields = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ({ ...value, __proto__: null } as Record<string, unknown>)
    : undefined
