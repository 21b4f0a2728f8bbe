import { createContext, use } from 'react'

/** The place of the proof's line in a dialog that signs: null until it is drawn. */
export const ProofLineContext = createContext<HTMLElement | null | undefined>(undefined)

/** The place next to the buttons where the proof's line is always in view; undefined on a page. */
export const useProofLine = () => use(ProofLineContext)
