export { AppLanguageProvider, useLanguageSettled } from './language.tsx'
