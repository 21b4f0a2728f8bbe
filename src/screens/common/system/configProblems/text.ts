import { defineCatalog } from '#ui'
import en from './messages/en.json'

export const configProblemsText = defineCatalog('configProblems', en)
