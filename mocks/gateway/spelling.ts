// The mocked data uses the client's spelling. On the wire it is spelled like in real gateways: gas
// prices in lower case, CHANGE_MASTER_COPY, and `class` for TWAP orders.

type Loose = Record<string, unknown>

/** The value as sent over the wire. */
export function spell(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spell)
  if (typeof value !== 'object' || value === null) return value
  return spellObject(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        opaque.has(key)
          ? inner
          : key === 'gasPrice' && Array.isArray(inner)
            ? inner.map(lowerCase)
            : spell(inner),
      ]),
    ),
  )
}

/** Text from people and contracts is never changed. */
const opaque = new Set([
  'message',
  'dataDecoded',
  'fullAppData',
  'metadata',
  'parameters',
  'contractAbi',
])

const lowerCase = (price: Loose): Loose => ({ ...price, type: String(price.type).toLowerCase() })

function spellObject(object: Loose): Loose {
  if (object.type === 'CHANGE_IMPLEMENTATION' && 'implementation' in object)
    return { ...object, type: 'CHANGE_MASTER_COPY' }
  if (
    (object.type === 'TwapOrder' || object.type === 'COW_SWAP_TWAP_ORDER') &&
    'orderClass' in object
  ) {
    const { orderClass, ...rest } = object
    return { ...rest, class: orderClass }
  }
  return object
}
