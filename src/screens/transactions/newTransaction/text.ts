import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const newTransactionText = defineCatalog('newTransaction', en)
export type NewTransactionTextId = keyof typeof en
