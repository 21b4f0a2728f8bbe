import { defineCatalogue } from '#ui'
import en from './messages/en.json'

export const configProblemsText = defineCatalogue('configProblems', en)
