export { libraryName } from './messageDraft.ts'
export { useMessageDraft } from './useMessageDraft.ts'
