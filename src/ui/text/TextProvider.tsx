import { createContext, type ReactNode, useContext, useMemo } from 'react'

export type Pseudo = 'long' | 'rtl'

export interface TextSettings {
  /** BCP 47 tag, for plural rules, numbers, and dates. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** IANA time zone; undefined uses the browser's. */
  timeZone: string | undefined
  /** A pseudo-language that reveals layout problems: long text, or right to left. */
  pseudo: Pseudo | undefined
  /**
   * Compiled texts of other languages, by namespace and ID. A missing text falls back to the next
   * outer provider with the same locale, then to English.
   */
  translations: Translations
}

export type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const english: TextSettings = {
  locale: 'en',
  direction: 'ltr',
  timeZone: undefined,
  pseudo: undefined,
  translations: {},
}
const TextContext = createContext(english)

export interface TextProviderProps extends Partial<TextSettings> {
  children: ReactNode
}

/** Sets the language, direction, and time zone of its descendants. The default is English. */
export function TextProvider({
  children,
  locale,
  direction,
  timeZone,
  pseudo,
  translations,
}: TextProviderProps) {
  const outer = useContext(TextContext)
  const value = useMemo<TextSettings>(
    () => ({
      locale: locale ?? outer.locale,
      direction: pseudo === 'rtl' ? 'rtl' : (direction ?? outer.direction),
      timeZone: timeZone ?? outer.timeZone,
      pseudo: pseudo ?? outer.pseudo,
      translations: merged(
        (locale ?? outer.locale) === outer.locale ? outer.translations : {},
        translations,
      ),
    }),
    [outer, locale, direction, timeZone, pseudo, translations],
  )
  return <TextContext value={value}>{children}</TextContext>
}

/** Inner texts take precedence, per text. */
function merged(outer: Translations, inner: Translations = {}): Translations {
  const namespaces = Object.entries(inner).map(([namespace, texts]) => [
    namespace,
    { ...outer[namespace], ...texts },
  ])
  return namespaces.length === 0 ? outer : { ...outer, ...Object.fromEntries(namespaces) }
}

export const useTextSettings = (): TextSettings => useContext(TextContext)

let ownTimeZone: string | undefined
/** The device's time zone, cached: reading it is as slow as creating a formatter. */
const timeZoneHere = () => (ownTimeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The IANA time zone in which dates are shown. */
export const useTimeZone = (): string => useTextSettings().timeZone ?? timeZoneHere()
