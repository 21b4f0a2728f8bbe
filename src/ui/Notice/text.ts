import { defineCatalogue } from '../text/catalogue.ts'
import en from './messages/en.json'

export const noticeText = defineCatalogue('notice', en)
