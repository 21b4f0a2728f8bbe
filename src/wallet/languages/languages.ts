/**
 * All supported languages by BCP 47 tag. Their names are in the language itself and are never
 * translated.
 */
export const languages = [
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'ar', name: 'العربية', direction: 'rtl' },
  { tag: 'de', name: 'Deutsch', direction: 'ltr' },
  { tag: 'es', name: 'Español', direction: 'ltr' },
  { tag: 'fr', name: 'Français', direction: 'ltr' },
  { tag: 'he', name: 'עברית', direction: 'rtl' },
  { tag: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { tag: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { tag: 'ja', name: '日本語', direction: 'ltr' },
  { tag: 'ko', name: '한국어', direction: 'ltr' },
  { tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr' },
  { tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { tag: 'ru', name: 'Русский', direction: 'ltr' },
  { tag: 'th', name: 'ไทย', direction: 'ltr' },
  { tag: 'tr', name: 'Türkçe', direction: 'ltr' },
  { tag: 'uk', name: 'Українська', direction: 'ltr' },
  { tag: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  { tag: 'zh-CN', name: '简体中文', direction: 'ltr' },
  { tag: 'zh-HK', name: '繁體中文（香港）', direction: 'ltr' },
  { tag: 'zh-TW', name: '繁體中文（台灣）', direction: 'ltr' },
] as const satisfies readonly Language[]

export type LanguageTag = (typeof languages)[number]['tag']

export interface Language {
  /** BCP 47. */
  tag: string
  /** The name in the language itself. */
  name: string
  direction: 'ltr' | 'rtl'
}
