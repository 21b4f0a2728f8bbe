import wire from './wire.json' with { type: 'json' }

// The response types from the gateways' own documentation: for each type its fields, `?` for
// optional ones. Written as `Name`, `'WORD'`, `A|B`, `A[]`, `(A|B)[]`, and `{A}` for objects with
// arbitrary keys.

const types = wire.types as unknown as Record<string, string | Record<string, string>>
export const promised = wire.answers as Record<string, string | undefined>

export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object'
export type Path = readonly (string | number)[]

/** A field of a response, and its possible types. */
export interface Place {
  path: Path
  /** `Type.field`. */
  name: string
  required: boolean
  allowed: readonly Kind[]
}

const kindOf = (value: unknown): Kind =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : (typeof value as Kind)

/**
 * Every documented field of a recorded response. Throws if the response does not match the
 * documentation.
 */
export function placesIn(type: string, value: unknown): Place[] {
  const found = alternatives(type).find((one) => fits(one, value))
  if (!found) throw new Error(`${JSON.stringify(value)?.slice(0, 80)} is no ${type}`)
  return inside(found, value, [])
}

function inside(type: string, value: unknown, path: Path): Place[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => within(itemOf(type), item, [...path, at], undefined))
  if (type.startsWith('{'))
    return Object.entries(value as object).flatMap(([key, item]) =>
      within(type.slice(1, -1), item, [...path, key], undefined),
    )
  const object = value as Record<string, unknown>
  return Object.entries(fieldsOf(type) ?? {}).flatMap(([field, inner]) => {
    const key = field.replace('?', '')
    return key in object
      ? within(inner, object[key], [...path, key], {
          name: `${type}.${key}`,
          required: key === field,
        })
      : []
  })
}

/** The place itself, if it is a field, and all places in it. */
function within(
  type: string,
  value: unknown,
  path: Path,
  field: { name: string; required: boolean } | undefined,
): Place[] {
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
  if (Array.isArray(value))
    return (
      type === 'any' ||
      value.every((item) => alternatives(itemOf(type)).some((one) => fits(one, item)))
    )
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

const itemOf = (type: string): string =>
  type === 'any' ? 'any' : type.replace(/\[\]$/, '').replace(/^\((.*)\)$/, '$1')

/** Splits `A|B`, and resolves names of such unions. */
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
