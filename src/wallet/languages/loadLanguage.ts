import type { Translations } from '#ui'
import { languages, type LanguageTag } from './languages.ts'

export interface LoadedLanguage {
  tag: LanguageTag
  direction: 'ltr' | 'rtl'
  /** Compiled texts: by namespace, then by ID. */
  words: Translations
}

/** English is built in. */
export const english: LoadedLanguage = { tag: 'en', direction: 'ltr', words: {} }

const files: Readonly<
  Record<Exclude<LanguageTag, 'en'>, () => Promise<{ default: Translations }>>
> = {
  ar: () => import('./ar.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  he: () => import('./he.json'),
  hi: () => import('./hi.json'),
  id: () => import('./id.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  ms: () => import('./ms.json'),
  'pt-BR': () => import('./pt-BR.json'),
  ru: () => import('./ru.json'),
  th: () => import('./th.json'),
  tr: () => import('./tr.json'),
  uk: () => import('./uk.json'),
  vi: () => import('./vi.json'),
  'zh-CN': () => import('./zh-CN.json'),
  'zh-HK': () => import('./zh-HK.json'),
  'zh-TW': () => import('./zh-TW.json'),
}

/**
 * Loads the texts of a language, one file each. A server can do so before rendering and pass them
 * to `LanguageProvider`. Rejects with the loader's error if the file cannot be loaded; the next
 * call tries again.
 */
export async function loadLanguage(tag: LanguageTag): Promise<LoadedLanguage> {
  if (tag === 'en') return english
  const { default: words } = await files[tag]()
  return { tag, direction: languages.find((one) => one.tag === tag)?.direction ?? 'ltr', words }
}
