import type { Person } from '../../people.ts'

/** Funds the initial deployments and owns the tokens' supply. Later it pays for relayed calls. */
export const bank: Person = {
  name: 'Bank',
  address: '0x489D2De5d9fE5d94E85f1A26F5290189e3AF1951',
  privateKey: '0x4086bc8b195350b0f37d928cb2f90af5b5cd65d831c75364f1a7b875f422a6b7',
}
