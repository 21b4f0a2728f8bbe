import { defineCatalogue } from '#ui'
import en from './messages/en.json'

/** What the dialog says in which an account is verified; it comes with the dialog. */
export const signinText = defineCatalogue('wallet.signin', en)
