import { createContext } from 'react'

/**
 * Whether the enclosing form couldn't be submitted, so that all errors are shown; undefined outside
 * of one.
 */
export const FormContext = createContext<boolean | undefined>(undefined)
