import { createContext, useContext } from 'react'

export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** Connects a control with the label, hint, and error of its Field; undefined outside a Field. */
export const useField = (): FieldWiring | undefined => useContext(FieldContext)
