export { hostOf } from './hostOf.ts'
export { Setting, SettingGroup, type SettingIds } from './Setting.tsx'
