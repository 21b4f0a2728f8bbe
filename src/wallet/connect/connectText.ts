import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** What the dialog says in which a wallet is chosen; it comes with the dialog. */
export const connectText = defineCatalogue('wallet.connect', en)
