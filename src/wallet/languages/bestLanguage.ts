import { languages, type LanguageTag } from './languages.ts'

/**
 * The supported language that fits a visitor best.
 * @param wanted BCP 47 tags in order of preference, as in `navigator.languages`. Old tags (`iw`)
 *   and unknown ones are fine.
 * @returns the match of the first supported tag (`fr-CA` matches `fr`, `zh-Hant-MO` matches
 *   `zh-HK`); English without a match
 */
export function bestLanguage(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    const found = languageFor(tag)
    if (found) return found
  }
  return 'en'
}

function languageFor(wanted: string): LanguageTag | undefined {
  const locale = read(wanted)
  if (!locale) return undefined
  // Cantonese is written like Chinese in Hong Kong.
  if (locale.language === 'zh' || locale.language === 'yue') return writtenChinese(locale)
  return languages.find(({ tag }) => tag.split('-')[0] === locale.language)?.tag
}

/** Macao reads Hong Kong's texts; other traditional-script readers read Taiwan's. */
function writtenChinese({ script, region }: Intl.Locale): LanguageTag {
  if (script !== 'Hant') return 'zh-CN'
  return region === 'HK' || region === 'MO' ? 'zh-HK' : 'zh-TW'
}

/** Adds likely subtags: `zh-TW` gets its script, `iw` becomes `he`. */
function read(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
