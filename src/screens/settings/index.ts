export * from './SettingsScreen.tsx'
export * from './SettingsView.tsx'
