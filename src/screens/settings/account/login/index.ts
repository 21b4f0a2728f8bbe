export { loginNotes } from './loginNote.ts'
