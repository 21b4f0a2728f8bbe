import type { TypedMessage } from '#domain'

/**
 * Typed data without what isn't signed: the fields that its types don't name. Its hash is the same.
 */
export function signedPart({ domain, types, primaryType, message }: TypedMessage): TypedMessage {
  const fieldsOf = (type: string) => (Object.hasOwn(types, type) ? types[type] : undefined)
  const part = (value: unknown, type: string): unknown => {
    const element = /^(.+)\[\d*\]$/.exec(type)?.[1]
    if (element !== undefined)
      return Array.isArray(value) ? value.map((one) => part(one, element)) : value
    const fields = fieldsOf(type)
    if (!fields || typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      fields.flatMap(({ name, type: inner }) =>
        Object.hasOwn(value, name)
          ? [[name, part((value as Record<string, unknown>)[name], inner)]]
          : [],
      ),
    )
  }
  return {
    // Without a type of its own, the domain has all of the fields that the standard knows.
    domain: fieldsOf('EIP712Domain')
      ? (part(domain, 'EIP712Domain') as TypedMessage['domain'])
      : domain,
    types,
    primaryType,
    message: part(message, primaryType) as TypedMessage['message'],
  }
}
