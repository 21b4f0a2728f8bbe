import { createContext } from 'react'

/** Whether a wallet's picture is thrown about when it is picked. */
export const CoolContext = createContext(false)
