// The people of the mocked world are those of the demo wallet.
export * from './wallet/people.ts'
