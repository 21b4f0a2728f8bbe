import { defineCatalog } from '../text/catalog.ts'
import en from './messages/en.json'

export const noticeText = defineCatalog('notice', en)
