import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const newTransactionText = defineCatalogue('newTransaction', en)
export type NewTransactionTextId = keyof typeof en
