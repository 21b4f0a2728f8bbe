export type * from './responseValidator.ts'
export * from './createResponseValidator.ts'
export * from './createSigningValidator.ts'
