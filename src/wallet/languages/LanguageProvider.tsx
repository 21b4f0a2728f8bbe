import { TextProvider, useTextSettings } from '#ui'
import { type ReactNode, useEffect, useState } from 'react'
import { bestLanguage } from './bestLanguage.ts'
import { languages, type LanguageTag } from './languages.ts'
import { english, loadLanguage, type LoadedLanguage } from './loadLanguage.ts'
import { useBrowserLanguages } from './useBrowserLanguages.ts'

export interface LanguageProviderProps {
  /** Default: `auto`, which follows the browser's list. */
  language?: LanguageTag | 'auto' | undefined
  /** Preloaded texts: a page rendered by a server in a language starts with it. */
  loaded?: LoadedLanguage | undefined
  /** Loader of the texts. Default: the kit's own files. */
  load?: ((tag: LanguageTag) => Promise<LoadedLanguage>) | undefined
  children: ReactNode
}

/**
 * Sets the language of the kit's components, including number formats and direction. Place it
 * around the `ThemeRoot`, which applies them to the page. Texts are loaded on demand; the previous
 * ones stay until then. If they cannot be loaded, English is used.
 */
export function LanguageProvider({
  language = 'auto',
  loaded = english,
  load = loadLanguage,
  children,
}: LanguageProviderProps) {
  const browser = useBrowserLanguages()
  // A server does not know the browser's languages; the preloaded one stays.
  const wanted = language === 'auto' ? browser && bestLanguage(browser) : language
  const [spoken, setSpoken] = useState(loaded)
  useEffect(() => {
    if (!wanted) return
    let isWanted = true
    void load(wanted)
      .catch(() => english)
      .then((next) => isWanted && setSpoken((now) => (now.tag === next.tag ? now : next)))
    return () => {
      isWanted = false
    }
  }, [wanted, load])
  return (
    <TextProvider locale={spoken.tag} direction={spoken.direction} translations={spoken.words}>
      {children}
    </TextProvider>
  )
}

/** The current language, which differs from the requested one while its texts are loading. */
export function useLanguage(): (typeof languages)[number] {
  const { locale } = useTextSettings()
  return languages.find(({ tag }) => tag === locale) ?? languages[0]
}
