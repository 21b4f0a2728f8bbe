import { createContext } from 'react'

/** Whether a picked wallet throws its icon around. */
export const CoolContext = createContext(false)
