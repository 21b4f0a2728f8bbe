export * from './DraftIntentPanel.tsx'
export * from './IntentPanel.tsx'
