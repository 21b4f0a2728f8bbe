import { TextProvider, useTextSettings } from '#ui'
import { type ReactNode, useEffect, useState } from 'react'
import { bestLanguage } from './bestLanguage.ts'
import { languages, type LanguageTag } from './languages.ts'
import { english, loadLanguage, type LoadedLanguage } from './loadLanguage.ts'
import { useBrowserLanguages } from './useBrowserLanguages.ts'

export interface LanguageProviderProps {
  /** `auto`, the default, follows the browser's list. */
  language?: LanguageTag | 'auto' | undefined
  /** Words that are there already: a page that a server has drawn in a language begins in it. */
  loaded?: LoadedLanguage | undefined
  /** Where words come from; without it from the kit's own files. */
  load?: ((tag: LanguageTag) => Promise<LoadedLanguage>) | undefined
  children: ReactNode
}

/**
 * The language of the kit's parts below it, and of their numbers and direction. It belongs around the `ThemeRoot`, which tells the
 * page. Words are loaded when they are wanted: until they are there, those before them stay; where they cannot be had, it is English.
 */
export function LanguageProvider({ language = 'auto', loaded = english, load = loadLanguage, children }: LanguageProviderProps) {
  const browser = useBrowserLanguages()
  // On a server nobody knows the browser's list; what is there stays.
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

/** The language that is spoken here, which is not yet the wanted one while its words are being loaded. */
export function useLanguage(): (typeof languages)[number] {
  const { locale } = useTextSettings()
  return languages.find(({ tag }) => tag === locale) ?? languages[0]
}
