import type { Translations } from '#ui'
import { type LanguageTag, type LoadedLanguage } from '#wallet'
import { bestLanguage, loadLanguage } from '#wallet/languages'

/** The screens' text, one file per language; the wallet kit has its own files. */
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
 * Loads all texts of the app in a language: those of the wallet kit and those of the screens. A
 * text that is missing is shown in English. Rejects with the loader's error if a file cannot be
 * loaded.
 */
export async function loadAppLanguage(tag: LanguageTag): Promise<LoadedLanguage> {
  if (tag === 'en') return loadLanguage(tag)
  const [kit, screens] = await Promise.all([loadLanguage(tag), files[tag]()])
  return { ...kit, words: { ...kit.words, ...screens.default } }
}

/** The language for BCP 47 tags in order of preference, such as `navigator.languages`. */
export const preferredLanguage = (tags: readonly string[]): Promise<LoadedLanguage> =>
  loadAppLanguage(bestLanguage(tags))
