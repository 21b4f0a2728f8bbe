import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const transactionText = defineCatalogue('transaction', en)
