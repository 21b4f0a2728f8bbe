import { routes, type TransactionDetails } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { toTransactionDetail } from '#queries'
import { describe, expect, it } from 'vitest'
import { aGatewayThatAnswers, aGatewayThatListens } from '../../unit/queries/recordedGateway.ts'
import { changed, faultIn } from '../corrupt.ts'
import { answerNamed } from '../samples/samples.ts'
import type { Path } from '../wire.ts'

const details = answerNamed('today/details_Transfer_ERC20_SUCCESS_26.json')
const hash = `0x${'5a'.repeat(32)}`
const signature = `0x${'c3'.repeat(65)}`
const address = '0x1111111111111111111111111111111111111111'
const at = { chainId: '1', safeAddress: `0x${'12'.repeat(20)}` } as const

/** Where a response has a transaction's field, a value for it, and what the product makes of it. */
type Field = readonly [name: string, path: Path, wire: unknown, read: object]

const fields: readonly Field[] = [
  ['safeTxHash', ['detailedExecutionInfo', 'safeTxHash'], hash, { multisig: { safeTxHash: hash } }],
  ['txHash', ['txHash'], hash, { txHash: hash }],
  ['to', ['txData', 'to', 'value'], address, { tx: { to: address } }],
  ['value', ['txData', 'value'], '1234567', { tx: { value: 1234567n } }],
  ['data', ['txData', 'hexData'], '0xdeadbeef', { tx: { data: '0xdeadbeef' } }],
  ['operation', ['txData', 'operation'], 1, { tx: { operation: 1 } }],
]

const ofSigner = `/v1/chains/1/safes/${at.safeAddress}/emails`
const ofMessage = `/v1/chains/1/messages/${hash}`

describe('a field of the gateway', () => {
  it.each(fields)('of a transaction is read: %s', async (_, path, wire, read) => {
    const answer = changed(details, [[path, wire]]) as object
    expect(faultIn(createResponseValidator(), routes.details, answer)).toBeUndefined()
    const response: TransactionDetails = await aGatewayThatAnswers(answer).call(routes.details, {
      path: { chainId: at.chainId, transactionId: hash },
    })
    expect(toTransactionDetail(response, at.chainId)).toMatchObject(read)
    expect(toTransactionDetail(details as TransactionDetails, at.chainId)).not.toMatchObject(read)
  })

  it('of a message is sent: its hash in paths, a signature in bodies', async () => {
    const { gateway, sent } = aGatewayThatListens(() => ({}))
    const path = { chainId: at.chainId, messageHash: hash }
    await gateway.call(routes.message, { path })
    await gateway.call(routes.confirmMessage, { path, body: { signature } })
    await gateway.call(routes.proposeMessage, { path: at, body: { message: 'Hello', signature } })
    expect(sent).toMatchObject([
      { method: 'GET', path: ofMessage },
      { method: 'POST', path: `${ofMessage}/signatures`, body: { signature } },
      {
        method: 'POST',
        path: `/v1/chains/1/safes/${at.safeAddress}/messages`,
        body: { signature },
      },
    ])
  })

  it('is sent: a signer in paths and bodies', async () => {
    const { gateway, sent } = aGatewayThatListens(() => ({}))
    const headers = {
      'Safe-Wallet-Signature': signature,
      'Safe-Wallet-Signature-Timestamp': '1',
    }
    const body = { emailAddress: 'alice@example.test', signer: address }
    await gateway.call(routes.registerEmail, { path: at, body, headers })
    await gateway.call(routes.registeredEmail, { path: { ...at, signer: address }, headers })
    expect(sent).toMatchObject([
      { method: 'POST', path: ofSigner, body },
      { method: 'GET', path: `${ofSigner}/${address}` },
    ])
  })
})
