import type { Hex } from 'viem'
import { answerNameServer } from '../chain/names.ts'
import { ensNames } from '../ensNames.ts'

/** The response of the server that stores names off-chain (EIP-3668). */
export function nameServerAnswer(url: string): Response {
  const question = /\/(0x[\da-f]*)\.json$/.exec(url)?.[1] as Hex | undefined
  const data = question && answerNameServer(ensNames, question)
  return data ? Response.json({ data }) : Response.json({ message: 'Not found' }, { status: 404 })
}
