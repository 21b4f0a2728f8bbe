import recorded from './worldShapes.json' with { type: 'json' }

/** What a value of a recorded answer of the real gateway looks like: kinds of values, items of lists, and objects by their `type`. */
type Shape = string | { kinds: string[]; items?: Shape; values?: Shape | null; forms?: Record<string, { keys: Record<string, Shape>; optional?: string[] }> }

const shapes = recorded as unknown as Record<string, Shape | undefined>

export const hasShape = (route: string): boolean => shapes[route] !== undefined

/** Every place where an answer differs from what the real gateway sends: a key too few or too many, or another kind of value. */
export const differences = (route: string, answer: unknown): string[] => compare(answer, shapes[route], route)

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

function compare(value: unknown, shape: Shape | null | undefined, at: string): string[] {
  // The recorded answers never had anything here.
  if (shape == null || value === null) return []
  const kinds = typeof shape === 'string' ? shape.split('|') : shape.kinds
  const kind = kindOf(value)
  if (!kinds.includes(kind)) return kinds.every((one) => one === 'null') ? [] : [`${at} is ${kind}, not ${kinds.join(' or ')}`]
  if (typeof shape === 'string') return []
  if (Array.isArray(value)) return value.flatMap((item, index) => compare(item, shape.items, `${at}[${index}]`))
  if (typeof value !== 'object') return []
  if ('values' in shape) return Object.entries(value as object).flatMap(([key, inner]) => compare(inner, shape.values, `${at}{${key}}`))

  const object = value as Record<string, unknown>
  const forms = shape.forms ?? {}
  const name = 'valueDecoded' in object ? 'nested' : String(object['type'] ?? '')
  const form = forms[name] ?? forms['']
  if (!form) return [`${at} is of type ${name}, which the gateway does not send here`]
  const missing = Object.keys(form.keys).filter((key) => !(key in object) && !form.optional?.includes(key))
  const extra = Object.keys(object).filter((key) => !(key in form.keys))
  return [
    ...missing.map((key) => `${at}.${key} is missing`),
    ...extra.map((key) => `${at}.${key} is not sent by the gateway`),
    ...Object.entries(form.keys).flatMap(([key, inner]) => (key in object ? compare(object[key], inner, `${at}.${key}`) : [])),
  ]
}
