import { createContext } from 'react'

/** Whether the form around couldn't be submitted, so that all errors are shown; undefined outside. */
export const FormContext = createContext<boolean | undefined>(undefined)
