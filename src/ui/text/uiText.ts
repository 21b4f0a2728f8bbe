import en from '../messages/en.json'
import { defineCatalogue } from './catalogue.ts'

/** What the parts of the kit say by themselves. */
export const uiText = /*@__PURE__*/ defineCatalogue('ui', en)
