import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const transactionText = defineCatalog('transaction', en)
