export { DueTemplates } from './DueTemplates.tsx'
export { templatesText } from './text.ts'
export { useDayText } from './useDayText.ts'
export { type FixedAmounts, useFixedAmounts } from './useFixedAmounts.ts'
