import { languages, type LanguageTag } from './languages.ts'

/**
 * The language of the kit that serves a visitor best.
 * @param wanted BCP 47 tags, the dearest first, as in `navigator.languages`. Old tags (`iw`) and unknown ones do no harm.
 * @returns that of the first tag that has one (`fr-CA` finds `fr`, `zh-Hant-MO` finds `zh-HK`); English where none has
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
  // Cantonese is written as Hong Kong writes Chinese.
  if (locale.language === 'zh' || locale.language === 'yue') return writtenChinese(locale)
  return languages.find(({ tag }) => tag.split('-')[0] === locale.language)?.tag
}

/** Macao reads what Hong Kong reads; others who write the traditional script read what Taiwan reads. */
function writtenChinese({ script, region }: Intl.Locale): LanguageTag {
  if (script !== 'Hant') return 'zh-CN'
  return region === 'HK' || region === 'MO' ? 'zh-HK' : 'zh-TW'
}

/** Completed by what is likely: `zh-TW` says its script, `iw` becomes `he`. */
function read(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
