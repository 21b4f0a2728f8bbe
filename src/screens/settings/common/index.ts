export { SettingsPages } from './SettingsPages.tsx'
export { settingsText } from './text.ts'
