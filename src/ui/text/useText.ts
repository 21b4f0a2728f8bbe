import { isolateText } from '#base'
import format, { type FormatValues } from 'icu-minify/format'
import type { ReactNode } from 'react'
import type { Catalog } from './catalog.ts'
import { pseudoText } from './pseudo.ts'
import { type TextSettings, useTextSettings } from './TextProvider.tsx'

export type TextValues = Record<string, string | number | boolean | Date>
export type RichValues = Record<
  string,
  string | number | boolean | Date | ((chunks: ReactNode[]) => ReactNode)
>

export interface Text<Id extends string> {
  /** The text of an ID, with its values filled in. */
  (id: Id, values?: TextValues): string
  /** Same, for texts whose `<tags>` become elements. */
  rich(id: Id, values: RichValues): ReactNode
  /** BCP 47 tag of the texts. */
  locale: string
}

/** Creates each formatter once: creating one takes longer than rendering a row of a list. */
function once<Args extends readonly unknown[], Formatter>(
  make: (...args: Args) => Formatter,
): (...args: Args) => Formatter {
  const kept = new Map<string, Formatter>()
  return (...args) => {
    const key = JSON.stringify(args)
    const formatter = kept.get(key) ?? make(...args)
    kept.set(key, formatter)
    return formatter
  }
}

const formatters = {
  getDateTimeFormat: once(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: once(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: once(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
}

/**
 * Isolates values whose direction differs from the sentence's, so that they don't change its order.
 * The mirrored pseudo-language mirrors the layout only.
 */
function isolated<Value>(
  values: Record<string, Value> | undefined,
  { direction, pseudo }: TextSettings,
): Record<string, Value | string> | undefined {
  if (!values || pseudo === 'rtl') return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolateText(value, direction) : value,
    ]),
  )
}

/** Creates a catalog's translate function; `useText` is its hook. */
export function makeText<Id extends string>(
  catalog: Catalog<Id>,
  settings: TextSettings,
): Text<Id> {
  const said = (id: Id, values?: FormatValues<ReactNode>) => {
    const message = (settings.translations[catalog.namespace]?.[id] ?? catalog.english[id]) as
      | Parameters<typeof format>[0]
      | undefined
    if (message === undefined)
      throw new Error(`The catalog "${catalog.namespace}" has no message "${id}".`)
    const timeZone = settings.timeZone ? { timeZone: settings.timeZone } : {}
    return format<ReactNode>(message, settings.locale, isolated(values, settings), {
      formatters,
      ...timeZone,
    })
  }
  const text = (id: Id, values?: TextValues) => {
    const plain = String(said(id, values))
    return settings.pseudo ? pseudoText(plain, settings.pseudo) : plain
  }
  const rich = (id: Id, values: RichValues): ReactNode => {
    const parts = said(id, values as FormatValues<ReactNode>)
    const list = Array.isArray(parts) ? parts : [parts]
    return list.map((part) =>
      settings.pseudo && typeof part === 'string' && part.trim()
        ? pseudoText(part, settings.pseudo)
        : part,
    )
  }
  return Object.assign(text, { rich, locale: settings.locale })
}

const made = new WeakMap<TextSettings, Map<Catalog, Text<string>>>()

/**
 * Translates the texts of a catalog to the current language: `const t = useText(queueText);
 * t('empty.title')`.
 */
export function useText<Id extends string>(catalog: Catalog<Id>): Text<Id> {
  const settings = useTextSettings()
  // Created once for all components: every list row has many.
  const ofSettings = made.get(settings) ?? new Map<Catalog, Text<string>>()
  made.set(settings, ofSettings)
  const text = ofSettings.get(catalog) ?? makeText<string>(catalog, settings)
  ofSettings.set(catalog, text)
  return text
}
