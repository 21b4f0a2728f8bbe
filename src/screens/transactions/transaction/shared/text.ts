import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const sharedTransactionText = defineCatalog('sharedTransaction', en)
