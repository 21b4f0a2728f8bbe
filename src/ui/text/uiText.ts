import en from '../messages/en.json'
import { defineCatalogue } from './catalogue.ts'

/** The kit's own texts. */
export const uiText = /*@__PURE__*/ defineCatalogue('ui', en)
