import { sameAddress } from '#base'
import type { Address, Hex } from 'viem'

/**
 * A person in the demo. The keys are public and worthless: never send real money to these
 * addresses.
 */
export interface Person {
  name: string
  address: Address
  privateKey: Hex
}

const person = (name: string, address: Address, privateKey: Hex): Person => ({
  name,
  address,
  privateKey,
})

// Raw keys (keccak256 of 'coffer demo <name>') instead of a mnemonic: deriving five accounts takes
// a fifth of a second.
/**
 * The people of the mocked world. Alice, Bob, and Carol own Safes, Erin and Frank own a larger one
 * with them, Dave owns nothing.
 */
export const people = {
  alice: person(
    'Alice',
    '0x63A9bf153603E4a100579FF7763066b998107F83',
    '0x20728681af1701b0bf9741077d422238f5589455ed0a2b890b9ddad95e2be77f',
  ),
  bob: person(
    'Bob',
    '0xAd11305Dc8418409C939539d2c729b0a3F64DC79',
    '0x80a968831994d74250e8ce6e3d1be465d22ccb5ff68567923b2e8c1efd40d386',
  ),
  carol: person(
    'Carol',
    '0x32B2b3910a849E53488A4dce7Cd3d5CC043813f8',
    '0xfb8f973e51da3131b89c2ca0553e1571231c9cb3e8d75f2b69a723dce85a9c62',
  ),
  dave: person(
    'Dave',
    '0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9',
    '0x5e99d2842872261c152c18ef5394bd759f636660ced5fb83406518cf3ee9214f',
  ),
  erin: person(
    'Erin',
    '0x1E83efafd7C486755a88ccF8b79F3ad0F777Df7B',
    '0x3a87793dff296f3f2a446040043b9bb873d9df2f806f35e8d937ab01defbd32b',
  ),
  frank: person(
    'Frank',
    '0xec0c445F434194499ae6aBC701B2498F18FA9EaD',
    '0xbc4390271705c4a9ae4cb8b95f8c551e4a4bbe88db900da12ce1808ab5ccf967',
  ),
} as const satisfies Record<string, Person>

export type PersonName = keyof typeof people

/** The person with this address, if any. */
export const personAt = (address: string | null | undefined): Person | undefined =>
  Object.values(people).find((one) => sameAddress(one.address, address))
