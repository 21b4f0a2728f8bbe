export { DueTemplates } from './DueTemplates.tsx'
export { templatesText } from './text.ts'
export { useDayText } from './useDayText.ts'
