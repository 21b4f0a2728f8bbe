import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** What the wallet kit says. */
export const walletText = defineCatalogue('wallet', en)
