import Bell from 'lucide-react/icons/bell'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { isValidElement } from 'react'
import type {
  ArgsEnhancer,
  ArgTypesEnhancer,
  InputType,
  StrictInputType,
} from 'storybook/internal/types'
import { descriptions } from './propDescriptions.ts'
import { isRemote, remoteStates } from './remoteControl.ts'

type Mapping = Record<string, unknown>
/** The used part of docgen's description of a prop. */
interface Type {
  name?: string
  raw?: string
  value?: unknown
}

const icons: Mapping = { bell: Bell, copy: Copy, plus: Plus, 'shield-check': ShieldCheck }

/**
 * Gives each prop a working control: a select for unions of literals, a text input for BigInts, a
 * select by name for icons and `Remote` values. Handlers and values without a form have no control.
 * Settings of the story file take precedence.
 */
export const workingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => {
      const given = { ...argTypes[name], name: argTypes[name]?.name ?? name } as StrictInputType
      const own =
        given.control !== undefined || given.mapping !== undefined || given.options !== undefined
      return [
        name,
        { ...described(name, given), ...(own ? {} : controlOf(name, given, initialArgs[name])) },
      ]
    }),
  ) as typeof argTypes
}

/** Args with a mapping are set by name, so that all control values can be serialized. */
export const namedArgs: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).flatMap(([name, value]) => {
      const mapping = argTypes[name]?.mapping as Mapping | undefined
      if (!mapping) return []
      if (typeof value === 'bigint') return [[name, String(value)]]
      const label = Object.keys(mapping).find((key) => mapping[key] === value)
      return label === undefined ? [] : [[name, label]]
    }),
  )

function controlOf(name: string, { type }: InputType, value: unknown): Partial<InputType> {
  const parts = partsOf(type as Type | undefined)
  const says = (text: string) =>
    ((type as Type | undefined)?.raw ?? String((type as Type | undefined)?.value ?? '')).includes(
      text,
    )
  if (
    typeof value === 'bigint' ||
    (value === undefined &&
      parts.some(({ raw, value: said }) => raw === 'bigint' || said === 'bigint'))
  )
    return { control: { type: 'text' }, mapping: wholeNumbers }
  if (isRemote(value))
    return choice(Object.keys(remoteStates(value)), { mapping: remoteStates(value) })
  if (says('LucideIcon'))
    return iconChoice(value, (type as { required?: boolean }).required === true)
  if (isHandler(name, parts, value))
    return { control: { disable: true }, table: { category: 'Events' } }
  if (!canBeEdited(value)) return { control: { disable: true } }
  const literals = literalsOf(parts)
  if (literals.length > 1) return choice(literals, { type: { name: 'enum', value: literals } })
  for (const simple of ['boolean', 'number', 'string'] as const) {
    if (
      typeof value === simple ||
      (value === undefined && parts.some((part) => part.name === simple))
    )
      return { control: { type: controls[simple] }, type: { name: simple } }
  }
  if (value === undefined)
    return says('ReactNode') ? { control: { type: 'text' } } : { control: { disable: true } }
  return { control: { type: 'object' } }
}

const controls = { boolean: 'boolean', number: 'number', string: 'text' } as const

const choice = (options: readonly unknown[], more: Partial<InputType>): Partial<InputType> => ({
  ...more,
  options,
  control: { type: options.length > 4 ? 'select' : 'radio' },
  table: { type: { summary: options.join(' | ') } },
})

function iconChoice(value: unknown, required: boolean): Partial<InputType> {
  const own = value === undefined || Object.values(icons).includes(value) ? {} : { own: value }
  const mapping = { ...(required ? {} : { none: undefined }), ...icons, ...own }
  return choice(Object.keys(mapping), { mapping })
}

const wholeNumber = /^-?\d+$/

const bigIntOf = (text: string): bigint => (wholeNumber.test(text) ? BigInt(text) : 0n)

/**
 * Converts text to a BigInt; 0 while the text is not a number yet. Every text is an own property,
 * by which Ladle asks for it.
 */
const wholeNumbers: Mapping = new Proxy<Mapping>(
  {},
  {
    has: (_, key) => typeof key === 'string' && key !== 'undefined' && key !== 'null',
    get: (_, key) => bigIntOf(String(key)),
    getOwnPropertyDescriptor: (_, key) => ({
      value: bigIntOf(String(key)),
      configurable: true,
      enumerable: true,
    }),
  },
)

const isHandler = (name: string, parts: readonly Type[], value: unknown) =>
  typeof value === 'function' ||
  /^on[A-Z]/.test(name) ||
  parts.some((part) => part.name === 'function' || part.raw?.includes('=>'))

/** The members of a union, without `undefined`; any other type is its only member. */
function partsOf(type: Type | undefined): Type[] {
  if (!type) return []
  if (type.name === 'union' && Array.isArray(type.value))
    return (type.value as Type[]).flatMap(partsOf)
  return type.value === 'undefined' ? [] : [type]
}

const literalsOf = (parts: readonly Type[]) =>
  parts.flatMap(({ name, value }) =>
    name === 'enum' && Array.isArray(value) ? (value as (string | number)[]) : [],
  )

/**
 * Whether a value can be serialized as JSON: no functions, elements, BigInts, maps or class
 * instances in it.
 */
function canBeEdited(value: unknown): boolean {
  if (value === null || ['undefined', 'string', 'number', 'boolean'].includes(typeof value))
    return true
  if (typeof value !== 'object' || isValidElement(value)) return false
  if (Array.isArray(value)) return value.every(canBeEdited)
  return (
    Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(canBeEdited)
  )
}

/** The prop's docstring; for props without one, the shared description of its name. */
function described(name: string, given: StrictInputType): StrictInputType {
  const { raw, name: kind } = (given.type ?? {}) as Type
  const summary = kind === 'union' && raw ? raw.replace(' | undefined', '') : undefined
  return {
    ...given,
    description: given.description || (descriptions[name] ?? ''),
    ...(summary ? { table: { ...given.table, type: { summary } } } : {}),
  }
}
