import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about recoveries that a module has queued. */
export const recoveryText = defineCatalog('recovery', en)
