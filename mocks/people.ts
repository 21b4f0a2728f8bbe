// The people of the world are those whose wallet the demo has.
export * from './wallet/people.ts'
