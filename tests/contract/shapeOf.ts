import { answered, answerOf } from './samples/samples.ts'

/**
 * The shape of the values at one place of the recorded responses: their types, list items, and
 * object fields by the object's `type`.
 */
interface Shape {
  kinds: Set<string>
  items?: Shape
  forms: Map<string, Form>
}
interface Form {
  fields: Map<string, Shape>
  /** How many of the objects have each field. */
  counts: Map<string, number>
  seen: number
}

/** Text from people and contracts, whose shape is arbitrary. */
const opaque = new Set(['message', 'metadata', 'fullAppData', 'contractAbi'])
/** Parts that are the same in all responses. */
const shared = new Set(['transaction', 'txInfo', 'txData'])
/** Fields that may be missing, although no recording shows it. */
const optional = new Set(['relayStatus.receipt'])
const newShape = (): Shape => ({ kinds: new Set(), forms: new Map() })
const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/**
 * Objects with arbitrary keys, such as addresses or chain IDs, count as lists of their values; the
 * `type` of a call parameter is not a discriminator.
 */
function formOf(object: object): string {
  const keys = Object.keys(object)
  if (keys.length > 0 && keys.every((key) => /^(0x[\da-f]{40}|\d+)$/i.test(key))) return 'by name'
  if ('valueDecoded' in object) return 'nested'
  const type = (object as Record<string, unknown>)['type']
  return typeof type === 'string' && /^[A-Z]|^oracle$|^fixed/.test(type) ? type : ''
}
const fieldOf = (form: string, key: string) => (form === 'by name' ? '*' : key)

const shapes = new Map<string, Shape>()
function shapeNamed(name: string): Shape {
  const known = shapes.get(name) ?? newShape()
  shapes.set(name, known)
  return known
}

function learn(shape: Shape, value: unknown, gatewayVersion: string): void {
  shape.kinds.add(kindOf(value))
  if (Array.isArray(value))
    for (const item of value) learn((shape.items ??= newShape()), item, gatewayVersion)
  else if (typeof value === 'object' && value !== null)
    learnObject(shape, value as Record<string, unknown>, gatewayVersion)
}

function learnObject(shape: Shape, object: Record<string, unknown>, gatewayVersion: string): void {
  const name = formOf(object)
  const form = shape.forms.get(name) ?? {
    fields: new Map<string, Shape>(),
    counts: new Map<string, number>(),
    seen: 0,
  }
  shape.forms.set(name, form)
  form.seen++
  for (const [key, inner] of Object.entries(object)) {
    const field = fieldOf(name, key)
    form.counts.set(field, (form.counts.get(field) ?? 0) + 1)
    const place =
      form.fields.get(field) ??
      (shared.has(field) ? shapeNamed(`${gatewayVersion} ${field}`) : newShape())
    form.fields.set(field, place)
    if (!opaque.has(key)) learn(place, inner, gatewayVersion)
  }
}

for (const sample of answered)
  learn(
    shapeNamed(`${sample.gatewayVersion} ${sample.route}`),
    answerOf(sample),
    sample.gatewayVersion,
  )

/** Whether there is a recorded response of that gateway version. */
export const hasShape = (route: string, gatewayVersion = 'today'): boolean =>
  shapes.has(`${gatewayVersion} ${route}`)

/**
 * All differences from the real gateway's response: missing or additional keys, and values of
 * another type.
 */
export const differences = (route: string, answer: unknown, gatewayVersion = 'today'): string[] =>
  compare(answer, shapes.get(`${gatewayVersion} ${route}`), route)

function compare(value: unknown, shape: Shape | undefined, at: string): string[] {
  // Null means "nothing" everywhere; and if there was never a value, nothing is known.
  if (!shape || value === null || [...shape.kinds].every((kind) => kind === 'null')) return []
  const kind = kindOf(value)
  if (!shape.kinds.has(kind)) return [`${at} is ${kind}, not ${[...shape.kinds].join(' or ')}`]
  if (Array.isArray(value))
    return value.flatMap((item, index) => compare(item, shape.items, `${at}[${index}]`))
  return typeof value === 'object' && shape.forms.size > 0
    ? compareObject(value as Record<string, unknown>, shape, at)
    : []
}

function compareObject(object: Record<string, unknown>, shape: Shape, at: string): string[] {
  const name = formOf(object)
  const form = shape.forms.get(name) ?? shape.forms.get('')
  if (!form) return [`${at} is of type ${name}, which the gateway does not send here`]
  const has = (field: string) => Object.keys(object).some((key) => fieldOf(name, key) === field)
  const missing = [...form.fields.keys()].filter(
    (field) =>
      !has(field) && form.counts.get(field) === form.seen && !optional.has(`${at}.${field}`),
  )
  return [
    ...missing.map((field) => `${at}.${field} is missing`),
    ...Object.entries(object).flatMap(([key, inner]) => {
      const place = form.fields.get(fieldOf(name, key))
      return place
        ? compare(inner, place, `${at}.${key}`)
        : [`${at}.${key} is not sent by the gateway`]
    }),
  ]
}
