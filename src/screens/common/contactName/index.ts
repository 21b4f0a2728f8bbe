export { nameProblem, type NameProblem } from './nameProblem.ts'
export { useNameProblemText } from './useNameProblemText.ts'
