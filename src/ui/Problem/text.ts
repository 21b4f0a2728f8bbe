import { defineCatalogue } from '../text/catalogue.ts'
import en from './messages/en.json'

/**
 * Texts of failures. Translated with the kit's other texts; by themselves, because apps that show
 * no failures don't need them.
 */
export const problemText = /*@__PURE__*/ defineCatalogue('ui', en)
