import type { TypedMessage } from '#domain'

type Types = TypedMessage['types']

/** A field of typed data, by its own type; an item of a list is named by its number. */
export interface TypedField {
  name: string
  type: string
  value: unknown
}

/** A field as displayed: a plain value, or what is in a struct or a list. */
export interface ShownField extends TypedField {
  within?: ShownFields
}

/** Fields of the same struct or list; `rest` is one step away. */
export interface ShownFields {
  shown: ShownField[]
  rest: readonly TypedField[]
}

export interface FieldRoom {
  /** Fields in all, at every depth. */
  rows: number
  /** Fields of one struct, or items of one list. */
  most: number
}

/** What a dialog shows immediately. */
const firstRoom: FieldRoom = { rows: 60, most: 20 }
/** What is added with each press. */
export const nextRoom: FieldRoom = { rows: 400, most: 100 }

/**
 * As many fields as there is room for. Fields of the message come before those in its structs and
 * lists, so that no long list hides what follows it.
 */
export function showFields(
  types: Types,
  fields: readonly TypedField[],
  { rows, most }: FieldRoom = firstRoom,
): ShownFields {
  let left = rows
  const take = (all: readonly TypedField[]): ShownFields => {
    const count = Math.min(all.length, most, left)
    left -= count
    return { shown: all.slice(0, count).map((one) => ({ ...one })), rest: all.slice(count) }
  }
  const first = take(fields)
  // The list grows while it is iterated: level by level, without recursion.
  const open = [...first.shown]
  for (const field of open) {
    const inner = fieldsIn(types, field)
    if (!inner) continue
    field.within = take(inner)
    open.push(...field.within.shown)
  }
  return first
}

/** The fields of a struct or the items of a list; undefined for a plain value. */
export function fieldsIn(
  types: Types,
  { type, value }: Pick<TypedField, 'type' | 'value'>,
): readonly TypedField[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const of = type.replace(/\[\d*\]$/, '')
    return value.map((one: unknown, index) => ({ name: String(index + 1), type: of, value: one }))
  }
  const values = value as Record<string, unknown>
  const named = Object.hasOwn(types, type) ? types[type] : undefined
  return (named ?? Object.keys(values).map((name) => ({ name, type: '' }))).map((field) => ({
    ...field,
    value: Object.hasOwn(values, field.name) ? values[field.name] : undefined,
  }))
}

/** Every text in typed data: names and values, as they are displayed. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = []
  const open = [value]
  for (const one of open)
    if (typeof one === 'string') texts.push(one)
    else if (Array.isArray(one)) for (const item of one) open.push(item)
    else if (typeof one === 'object' && one !== null)
      for (const [name, inner] of Object.entries(one)) open.push(name, inner)
  return texts
}
