import wire from './wire.json' with { type: 'json' }

// What gateways promise of their answers, taken from their own documents: for each type its fields, `?` where one may be
// missing. Written `Name`, `'WORD'`, `A|B`, `A[]`, `(A|B)[]`, and `{A}` for objects whose names are data.

const types = wire.types as unknown as Record<string, string | Record<string, string>>
export const promised = wire.answers as Record<string, string | undefined>

export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object'
export type Path = readonly (string | number)[]

/** A field of an answer, and what it may be. */
export interface Place {
  path: Path
  /** `Type.field`. */
  name: string
  required: boolean
  allowed: readonly Kind[]
}

const kindOf = (value: unknown): Kind => (value === null ? 'null' : Array.isArray(value) ? 'array' : (typeof value as Kind))

/** Every field of a recorded answer that its document names. Throws where the answer is not what the document says. */
export function placesIn(type: string, value: unknown): Place[] {
  const found = alternatives(type).find((one) => fits(one, value))
  if (!found) throw new Error(`${JSON.stringify(value)?.slice(0, 80)} is no ${type}`)
  return inside(found, value, [])
}

function inside(type: string, value: unknown, path: Path): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => within(itemOf(type), item, [...path, at], undefined))
  if (type.startsWith('{')) return Object.entries(value as object).flatMap(([key, item]) => within(type.slice(1, -1), item, [...path, key], undefined))
  const object = value as Record<string, unknown>
  return Object.entries(fieldsOf(type) ?? {}).flatMap(([field, inner]) => {
    const key = field.replace('?', '')
    return key in object ? within(inner, object[key], [...path, key], { name: `${type}.${key}`, required: key === field }) : []
  })
}

/** The place itself, where it is a field, and all places in it. */
function within(type: string, value: unknown, path: Path, field: { name: string; required: boolean } | undefined): Place[] {
  const all = alternatives(type)
  const found = all.find((one) => fits(one, value))
  if (!found) throw new Error(`${path.join('.')} is no ${type}`)
  const place = field ? [{ ...field, path, allowed: [...new Set(all.flatMap(kindsOf))] }] : []
  return [...place, ...inside(found, value, path)]
}

const everything: readonly Kind[] = ['string', 'number', 'boolean', 'null', 'array', 'object']
function kindsOf(type: string): readonly Kind[] {
  if (type === 'any') return everything
  if (type.endsWith('[]')) return ['array']
  if (type.startsWith("'")) return ['string']
  return type.startsWith('{') || fieldsOf(type) ? ['object'] : [type as Kind]
}

function fits(type: string, value: unknown): boolean {
  if (type.startsWith("'")) return value === type.slice(1, -1)
  if (!kindsOf(type).includes(kindOf(value))) return false
  if (Array.isArray(value)) return type === 'any' || value.every((item) => alternatives(itemOf(type)).some((one) => fits(one, item)))
  const fields = fieldsOf(type)
  if (!fields) return true
  const object = value as Record<string, unknown>
  return Object.entries(fields).every(([field, inner]) => {
    const key = field.replace('?', '')
    return key in object ? alternatives(inner).some((one) => fits(one, object[key])) : key !== field
  })
}

function fieldsOf(type: string): Record<string, string> | undefined {
  const known = types[type]
  return typeof known === 'object' ? known : undefined
}

const itemOf = (type: string): string => (type === 'any' ? 'any' : type.replace(/\[\]$/, '').replace(/^\((.*)\)$/, '$1'))

/** `A|B` apart, and names of such lists resolved. */
function alternatives(type: string): string[] {
  const named = types[type]
  if (typeof named === 'string') return alternatives(named)
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= type.length; at++) {
    const sign = type[at]
    if (sign === '(' || sign === '{') depth++
    else if (sign === ')' || sign === '}') depth--
    else if (sign === undefined || (sign === '|' && depth === 0)) {
      parts.push(type.slice(from, at))
      from = at + 1
    }
  }
  return parts.length > 1 ? parts.flatMap(alternatives) : parts
}
