export { FileButton } from './FileButton.tsx'
export { useFileDrop } from './useFileDrop.ts'
export { forgetForm, keepForm, storedForm, useKeptForm } from './useKeptForm.ts'
export { useSettledValue } from './useSettledValue.ts'
