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

const files: Readonly<Partial<Record<LanguageTag, () => Promise<{ default: Translations }>>>> = {}

/**
 * Loads the words of a language; each is a file of its own. A server may do so before it draws, and hand them to `LanguageProvider`.
 * Rejects with the loader's own error where the file cannot be had; the next call tries again.
 */
export async function loadLanguage(tag: LanguageTag): Promise<LoadedLanguage> {
  if (tag === 'en') return english
  const load = files[tag]
  if (!load) return english
  const { default: words } = await load()
  return { tag, direction: languages.find((one) => one.tag === tag)?.direction ?? 'ltr', words }
}
