export { ContactDialog } from './ContactDialog.ts'
export { isOffered, type Section, sections } from './sections.ts'
export { Shell } from './Shell.tsx'
export { shellText, type ShellTextId } from './text.ts'
