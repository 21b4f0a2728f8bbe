import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** Texts about alerts by e-mail. */
export const alertsText = defineCatalogue('alerts', en)
