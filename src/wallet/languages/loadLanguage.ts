import type { Translations } from '#ui'
import { languages, type LanguageTag } from './languages.ts'

export interface LoadedLanguage {
  tag: LanguageTag
  direction: 'ltr' | 'rtl'
  /** Ready to be said: by room, then by id. */
  words: Translations
}

/** English comes with the code. */
export const english: LoadedLanguage = { tag: 'en', direction: 'ltr', words: {} }

const files: Readonly<Record<Exclude<LanguageTag, 'en'>, () => Promise<{ default: Translations }>>> = {
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
 * Loads the words of a language; each is a file of its own. A server may do so before it draws, and hand them to `LanguageProvider`.
 * Rejects with the loader's own error where the file cannot be had; the next call tries again.
 */
export async function loadLanguage(tag: LanguageTag): Promise<LoadedLanguage> {
  if (tag === 'en') return english
  const { default: words } = await files[tag]()
  return { tag, direction: languages.find((one) => one.tag === tag)?.direction ?? 'ltr', words }
}
