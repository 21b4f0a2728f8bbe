import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { TextProvider } from '#ui'
import type { LoadedLanguage } from '#wallet'
import { timeZoneOf, usePreferences } from '#screens/core/preferences'

const english: LoadedLanguage = { tag: 'en', direction: 'ltr', words: {} }
/**
 * Milliseconds until the app starts in English, if the texts of another language are still loading.
 */
const patience = 4_000
const SettledContext = createContext(true)

const isEnglish = (tags: readonly string[]) => /^en\b/.test(tags[0] ?? 'en')

/**
 * Sets the language and the time zone of the whole app as the user chose them. Texts of other
 * languages than English are loaded; the previous language stays until then. If they cannot be
 * loaded, English is used.
 */
export function AppLanguageProvider({ children }: { children: ReactNode }) {
  const [preferences] = usePreferences()
  const { locale } = preferences
  const [spoken, setSpoken] = useState(() => (isEnglish(wantedTags(locale)) ? english : undefined))
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => setSpoken((now) => now ?? english), patience)
    void load(wantedTags(locale))
      .catch(() => english)
      .then((loaded) => isWanted && setSpoken(loaded))
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [locale])
  const { tag, direction, words } = spoken ?? english
  useEffect(() => {
    // With the wrong direction, what overflows the page's start by design would overflow its end,
    // and the page would scroll sideways.
    Object.assign(document.documentElement, { lang: tag, dir: direction })
  }, [tag, direction])
  return (
    <SettledContext value={spoken !== undefined}>
      <TextProvider
        locale={tag}
        direction={direction}
        translations={words}
        timeZone={timeZoneOf(preferences)}
      >
        {children}
      </TextProvider>
    </SettledContext>
  )
}

/**
 * False while the first language is being loaded, so that no page is shown in another one before.
 */
export const useLanguageSettled = (): boolean => useContext(SettledContext)

const wantedTags = (locale: string): readonly string[] =>
  locale === 'system' ? navigator.languages : [locale]

async function load(tags: readonly string[]): Promise<LoadedLanguage> {
  if (isEnglish(tags)) return english
  const { preferredLanguage } = await import('#screens/core/languages')
  return preferredLanguage(tags)
}
