import { createContext, useContext } from 'react'

export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** What connects a control with the label, hint and error of the Field around it; undefined outside of one. */
export const useField = (): FieldWiring | undefined => useContext(FieldContext)
