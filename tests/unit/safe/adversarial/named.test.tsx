import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Address, type Hex, ready } from '#base'
import type { TransactionItem } from '#domain'
import { createGateway, type QueuedItem, routes, type TransactionRow as WireRow } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { toQueue, toTransactionDetail } from '#queries'
import { addressesOf, encodeMultiSend } from '#safe'
import { aPage, aQueuedTransfer, anAddress } from '../../../../mocks/fixtures/index.ts'
import { ToastProvider } from '#ui'
import { pastSignature } from '../../../../mocks/chain/pastSignature.ts'
import { encodeCall } from '../../../../src/safe/method.ts'
import { methods } from '../../../../src/safe/methods.ts'
import { ReviewBody } from '../../../../src/screens/transactions/review/ReviewBody.tsx'
import { shownReview } from '../../../../src/screens/transactions/review/shownReview.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { findSuspicions } from '../../../../src/safe/suspicion/suspicions.ts'
import { TransactionRow } from '../../../../src/screens/common/rows/TransactionRow.tsx'
import { TransactionView } from '../../../../src/screens/transactions/transaction/TransactionView.tsx'
import { englishText } from '../../../../stories/englishText.ts'
import { aPast, mainnet, sendDollars } from '../../../../stories/screens/common/rows/items.ts'
import {
  type Answers,
  at,
  attacker,
  batch,
  call,
  carol,
  custom,
  dai,
  dataOf,
  dave,
  dollars,
  ether,
  rejection,
  runOf,
  usdc,
} from './answers.ts'
import { categories, type Category } from './categories.ts'
import { findingsIn, idOf, otherHash } from './findingsIn.ts'

const text = englishText(transactionText)
const nothing = () => {}
const shownText = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')

/** What the transaction's page and the review of its dialogs say about these responses. */
async function pageAndDialog(
  answers: Answers,
  id: string,
): Promise<{ page: string; dialog: string }> {
  const { review } = await findingsIn(answers, id)
  if (!review) throw new Error('The answers have to be readable.')
  const detail = toTransactionDetail(answers.details, at.chainId)
  const shown = shownReview(
    text,
    { review, failed: null, retry: undefined, recheck: async () => review },
    { conflicts: { items: [] }, lookAlikes: [] },
  )
  return {
    dialog: shownText(<ReviewBody {...shown} detail={detail} chain={mainnet} />),
    page: shownText(
      <TransactionView
        transaction={ready(detail)}
        chain={mainnet}
        review={shown}
        status={undefined}
        submitted={1}
        links={{ queue: '/queue', history: '/history' }}
        actions={{ available: undefined, onConfirm: nothing, onExecute: nothing }}
      />,
    ),
  }
}

async function itemOf(row: QueuedItem): Promise<TransactionItem> {
  const gateway = createGateway({
    baseUrl: 'https://gateway.example',
    fetch: async () => Response.json(aPage([row])),
    validate: createResponseValidator(),
  })
  const { next, later, unreadable } = toQueue([
    await gateway.call(routes.queued, { path: { chainId: at.chainId, safeAddress: at.address } }),
  ])
  const [item] = [...[...next, ...later].flatMap(({ items }) => items), ...unreadable]
  if (!item) throw new Error('The row has to be listed.')
  return item
}
const known = {
  contacts: [{ name: 'Dave', address: dave.address, chains: [] }],
  safes: [],
  owners: [],
  assets: [],
}
const rowText = (item: TransactionItem) =>
  shownText(
    <ToastProvider>
      <TransactionRow
        item={item}
        chain={mainnet}
        href="/tx"
        variant="queue"
        suspicion={findSuspicions([item], [aPast(1, { action: sendDollars })], known).get(item.id)}
      />
    </ToastProvider>,
  )
const row = (tamper: (one: WireRow['transaction']) => void): QueuedItem => {
  const copy = structuredClone(aQueuedTransfer())
  tamper(copy.transaction)
  return copy
}
type Transfer = Extract<WireRow['transaction']['txInfo'], { type: 'Transfer' }>
const token = (parts: object) => ({
  type: 'ERC20' as const,
  tokenAddress: dai,
  value: '1',
  tokenName: 'USD Coin',
  tokenSymbol: 'USDC',
  logoUri: null,
  decimals: 6,
  trusted: false,
  imitation: false,
  ...parts,
})
const twin = `${dave.address.slice(0, 6)}${'0'.repeat(32)}${dave.address.slice(-4)}` as Address

interface Tampered {
  of: () => Answers
  tamper?: (answers: Answers) => void
  /** What the page and the dialog say. */
  says: readonly (string | RegExp)[]
  /**
   * Lists have no call data and no signatures, so a row has nothing to compare with what it claims:
   * it only must not claim that it is verified.
   */
  row?: { of: QueuedItem; says: string | RegExp }
}
const hash = /Reported hash: /
const fullControl = /Gives .*, an unverified contract, full control of this Safe\./
const summary = /The gateway says “.*The transaction data says “/
const signatures = /The gateway lists a signature by /
const confirm = (answers: Answers, signer: Address, signature: `0x${string}`) =>
  void runOf(answers).confirmations.push({ signer: anAddress(signer), signature, submittedAt: 0 })
const differs = /checks? failed\./

const tampered: Record<Category, Tampered> = {
  recipient: {
    of: ether,
    tamper: (one) => void (dataOf(one).to = anAddress(attacker)),
    says: [differs, hash, summary, attacker],
    row: {
      of: row((one) => void ((one.txInfo as Transfer).recipient = anAddress(twin))),
      says: /Possible scam: looks like Dave/,
    },
  },
  value: {
    of: ether,
    tamper: (one) => void (dataOf(one).value = '1'),
    says: [differs, hash, summary],
  },
  data: {
    of: dollars,
    tamper: (one) => void (dataOf(one).hexData = '0x00'),
    says: [differs, hash, summary],
  },
  operation: {
    of: ether,
    tamper: (one) => void (dataOf(one).operation = 1),
    says: [differs, hash, fullControl],
  },
  nonce: {
    of: ether,
    tamper: (one) => void (runOf(one).nonce = 12),
    says: [differs, hash],
    row: {
      of: row((one) => Object.assign(one.executionInfo ?? {}, { nonce: -1 })),
      says: /nonce should be/,
    },
  },
  gas: { of: ether, tamper: (one) => void (runOf(one).safeTxGas = '5'), says: [differs, hash] },
  refund: {
    of: ether,
    tamper: (one) =>
      Object.assign(runOf(one), { gasPrice: '1', refundReceiver: anAddress(attacker) }),
    says: [differs, hash, text('risk.refund')],
  },
  otherHash: {
    of: ether,
    tamper: (one) =>
      void (runOf(one).confirmations = [
        {
          signer: anAddress(carol.address),
          signature: pastSignature(carol, otherHash),
          submittedAt: 0,
        },
      ]),
    says: [differs, signatures],
  },
  notOwner: {
    of: ether,
    tamper: (one) =>
      confirm(one, dave.address, pastSignature(dave, runOf(one).safeTxHash as `0x${string}`)),
    says: [differs, signatures, dave.address],
    row: {
      of: row((one) =>
        Object.assign(one.executionInfo ?? {}, { missingSigners: [anAddress('0x12')] }),
      ),
      says: /missingSigners/,
    },
  },
  duplicate: {
    of: ether,
    tamper: (one) =>
      confirm(one, carol.address, pastSignature(carol, runOf(one).safeTxHash as `0x${string}`)),
    says: [differs, signatures],
  },
  otherSafe: {
    of: ether,
    tamper: (one) => void (one.chain.domainSeparator = otherHash),
    says: [differs, text('proof.check.domain')],
    row: {
      of: row((one) => void (one.id = one.id.replace(at.address, attacker))),
      says: /safeAddress/,
    },
  },
  summary: {
    of: ether,
    tamper: ({ details }) => void ((details.txInfo as Transfer).recipient = anAddress(attacker)),
    says: [differs, summary],
    row: {
      of: row((one) => void ((one.txInfo as Transfer).sender = anAddress(attacker))),
      says: /Transfer .* from 0x1111…1111 to/,
    },
  },
  delegatecall: {
    of: () =>
      batch(
        [
          {
            to: addressesOf('MultiSend', '1.4.1')[0]!,
            value: 0n,
            data: encodeMultiSend([{ to: attacker, value: 0n, data: '0x12345678', operation: 1 }]),
            operation: 1,
          },
        ],
        addressesOf('MultiSend', '1.4.1')[0],
      ),
    says: [fullControl],
  },
  rejection: {
    of: ether,
    tamper: ({ details }) => void (details.txInfo = custom(at.address, { isCancellation: true })),
    says: [differs, summary],
    row: {
      of: row((one) => void (one.txInfo = custom(attacker, { isCancellation: true }) as never)),
      says: /Call 0x1111…1111/,
    },
  },
  token: {
    of: () => {
      const answers = dollars()
      answers.tokens = answers.tokens.map((one) =>
        one.token === usdc ? { ...one, symbol: 'FAKE' } : one,
      )
      return answers
    },
    says: [/Send 950 ?FAKE/],
    row: {
      of: row((one) => void ((one.txInfo as Transfer).transferInfo = token({}))),
      says: /Possible scam: a different token called USDC/,
    },
  },
  poisoned: {
    of: () => {
      const answers = dollars()
      Object.assign((answers.details.txInfo as Transfer).transferInfo, { imitation: true })
      return answers
    },
    says: [/Possible scam: imitates/],
    row: {
      of: row(
        (one) =>
          void ((one.txInfo as Transfer).transferInfo = token({
            imitation: true,
            tokenSymbol: 'XYZ',
          })),
      ),
      says: /Possible scam: imitates/,
    },
  },
  note: {
    of: () => {
      const answers = ether()
      answers.details.note = 'Invoice\u202Eof Alice'
      answers.details.safeAppInfo = {
        name: 'Cof\u200Bfer',
        url: 'https://evil.example',
        logoUri: null,
      }
      return answers
    },
    says: ['Invoice[U+202E]of Alice', 'Cof[U+200B]fer'],
    row: {
      of: row((one) => void (one.note = 'Invoice\u202Eof Alice')),
      says: 'Invoice[U+202E]of Alice',
    },
  },
}

/** Addresses are drawn in groups of four digits. */
const says = (words: string, expected: string | RegExp): boolean =>
  typeof expected === 'string'
    ? (expected.startsWith('0x') ? words.replaceAll(' ', '') : words).includes(expected)
    : expected.test(words)

describe.each(categories)('tampered: %s', (category) => {
  const { of, tamper = nothing, says: expected, row: listed } = tampered[category]

  test('is named on the page and in the dialog', async () => {
    const answers = of()
    const id = idOf(answers)
    tamper(answers)
    const { page, dialog } = await pageAndDialog(answers, id)
    expect(expected.filter((one) => !says(page, one))).toEqual([])
    // No one signs a record, so there is no dialog.
    expect(category === 'poisoned' ? [] : expected.filter((one) => !says(dialog, one))).toEqual([])
  })

  // Lists have no call data and no signatures: where nothing can be seen in them, a row claims
  // nothing.
  test('is named on the row, or the row claims nothing', async () => {
    const words = rowText(await itemOf(listed?.of ?? aQueuedTransfer()))
    expect(listed === undefined || says(words, listed.says)).toBe(true)
    expect(words).not.toContain('Verified')
  })
})

test('a malformed call is named with its method, and with what it may do', async () => {
  const data = encodeCall(methods.approve, [attacker, 5n]).replace('b3000000', 'b3ffffff') as Hex
  const answers = call(usdc, data)
  const { page, dialog } = await pageAndDialog(answers, idOf(answers))
  for (const words of [page, dialog]) {
    expect(words).toContain(text('risk.malformed', { method: 'approve' }))
    expect(words).toMatch(/Malformed call: ?approve .*Possible effect .*Approve spending of/)
    expect(words.replaceAll(' ', '')).toContain(attacker)
  }
})

test('honest responses show none of these warnings', async () => {
  for (const honest of [ether(), dollars(), rejection()]) {
    const { page, dialog } = await pageAndDialog(honest, idOf(honest))
    for (const words of [page, dialog])
      expect(words).not.toMatch(
        /failed\. Do not sign|Possible scam|refund from this Safe|full control/,
      )
  }
  expect(rowText(await itemOf(aQueuedTransfer()))).not.toContain('Possible scam')
})
