import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts about alerts by email. */
export const alertsText = defineCatalog('alerts', en)
