import type { TypedMessage } from '#domain'
import { hashedTypes } from '#safe'

/** Typed data as displayed: everything that's hashed, and nothing else. */
export interface ShownTypedData {
  kind: string
  /** Fields of the domain. */
  domain: readonly (readonly [name: string, value: string])[]
  /** JSON. */
  message: string
  /** As they are hashed. */
  types: string
}

/** `data` as `readTypedMessage` reads them. */
export const shownTypedData = (data: TypedMessage): ShownTypedData => ({
  kind: data.primaryType,
  domain: Object.entries<unknown>(data.domain).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value, digits),
  ]),
  message: JSON.stringify(data.message, digits, 2),
  types: hashedTypes(data).join('\n'),
})

/** JSON has no integers of this size, so they are text in it. */
const digits = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
