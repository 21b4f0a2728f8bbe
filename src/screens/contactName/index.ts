export * from './nameProblem.ts'
export * from './text.ts'
export * from './useNameProblemText.ts'
