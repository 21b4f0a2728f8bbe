import { createContext } from 'react'

/**
 * Whether the form around couldn't be submitted, so that all errors are shown; undefined outside of
 * one.
 */
export const FormContext = createContext<boolean | undefined>(undefined)
