export { bestLanguage } from './bestLanguage.ts'
export { languages } from './languages.ts'
export { loadLanguage } from './loadLanguage.ts'
