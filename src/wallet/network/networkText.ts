import { defineCatalog } from '#ui'
import en from './messages/en.json'

/** Texts of the lists of networks, loaded with them. */
export const networkText = defineCatalog('wallet.network', en)
