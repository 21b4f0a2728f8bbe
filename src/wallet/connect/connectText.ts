import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts of the connect dialog, loaded with it. */
export const connectText = defineCatalog('wallet.connect', en)
