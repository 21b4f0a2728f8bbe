export { loadAppLanguage, preferredLanguage } from './loadAppLanguage.ts'
