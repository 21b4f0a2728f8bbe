import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import { safes } from '../../mocks/chain/genesis/places.ts'
import { people } from '../../mocks/people.ts'
import { mouse } from '../e2e/inputMethod.ts'
import { agree, at, becomesNewestInHistory } from '../e2e/journey.ts'
import { openAs } from './openAs.ts'
import { configOf } from './product.ts'
import { withWorld } from './withWorld.ts'

const here = withWorld()
const { treasury, oldSavings, vault } = safes
const { dave, erin } = people

const unless = ':not([aria-disabled=true])'
const inDialog = (page: Page, name: RegExp | string) =>
  at(page).dialog.getByRole('button', { name, exact: true }).and(page.locator(unless))
const inMain = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).and(page.locator(unless))
const field = (page: Page, name: RegExp | string) => at(page).dialog.getByRole('textbox', { name })

/** A way to make a transaction. */
interface Kind {
  safe?: Address
  /** Its danger has to be agreed to before each signature. */
  asks?: true
  /** The page of the Safe that it starts from. */
  path: string
  /** From that page to what is typed, before the review. */
  fill(page: Page, nonce: string): Promise<void>
  /** From that page, loaded again, to the review of what was typed before. */
  review(page: Page, nonce: string): Promise<void>
  /** Its row in the queue, and in the history. */
  pending: RegExp
  executed: RegExp
}

async function takeNonce(page: Page, nonce: string): Promise<void> {
  const typed = field(page, 'Nonce')
  if (!(await typed.isVisible()))
    await at(page).dialog.getByRole('button', { name: 'Nonce' }).click()
  await typed.fill(nonce)
}

const openSend = (page: Page) => inMain(page, 'Send').click()

/** In the Send dialog, by what is typed into it. */
const sending = (type: (page: Page) => Promise<void>): Pick<Kind, 'path' | 'fill' | 'review'> => ({
  path: 'home',
  fill: async (page, nonce) => {
    await openSend(page)
    await type(page)
    await takeNonce(page, nonce)
  },
  review: async (page) => {
    await openSend(page)
    await inDialog(page, 'Review').click()
  },
})

/** On the page on which a transaction is put together, by an action that is added to it. */
const building = (
  action: string,
  type: (page: Page) => Promise<void>,
): Pick<Kind, 'path' | 'fill' | 'review'> => ({
  path: 'transactions/new',
  fill: async (page) => {
    await inMain(page, action).click()
    await type(page)
    await at(page).dialog.waitFor({ state: 'hidden' })
  },
  review: async (page, nonce) => {
    await inMain(page, 'Nonce').click()
    await page.getByRole('textbox', { name: 'Nonce' }).fill(nonce)
    await inMain(page, 'Review').click()
  },
})

/** On the page of owners and rules, in the dialog of a change. */
const changing = (
  open: (page: Page) => Promise<void>,
  type: (page: Page) => Promise<void>,
): Pick<Kind, 'path' | 'fill' | 'review'> => ({
  path: 'settings/setup',
  fill: async (page, nonce) => {
    await open(page)
    await type(page)
    await takeNonce(page, nonce)
  },
  review: async (page) => {
    await open(page)
    await inDialog(page, 'Review').click()
  },
})

const builderFile = JSON.stringify({
  version: '1.0',
  chainId: '1',
  createdAt: 1_700_000_000_000,
  meta: { name: 'From elsewhere' },
  transactions: [
    {
      to: dave.address,
      value: '10000000000000000',
      data: null,
      contractMethod: null,
      contractInputsValues: null,
    },
    {
      to: erin.address,
      value: '20000000000000000',
      data: null,
      contractMethod: null,
      contractInputsValues: null,
    },
  ],
})

const kinds: Record<string, Kind> = {
  'a payment in the coin of the chain': {
    ...sending(async (page) => {
      await field(page, 'To').fill(erin.address)
      await field(page, 'Amount').fill('0.125')
    }),
    pending: /Send 0\.125/,
    executed: /Sent 0\.125/,
  },
  'a payment of tokens': {
    ...sending(async (page) => {
      await field(page, 'To').fill(erin.address)
      await at(page).dialog.getByRole('combobox', { name: 'Token' }).selectOption({ label: 'USDC' })
      await field(page, 'Amount').fill('12.5')
    }),
    pending: /Send 12\.5/,
    executed: /Sent 12\.5/,
  },
  'payments to several recipients': {
    ...sending(async (page) => {
      await at(page).dialog.getByRole('button', { name: 'Add a recipient' }).click()
      await field(page, 'To').nth(0).fill(erin.address)
      await field(page, 'Amount').nth(0).fill('0.25')
      await field(page, 'To').nth(1).fill(dave.address)
      await field(page, 'Amount').nth(1).fill('0.5')
    }),
    pending: /2 actions/,
    executed: /2 actions/,
  },
  'recipients pasted from a table': {
    ...building('Paste recipients', async (page) => {
      await field(page, 'Recipients').fill(
        `${dave.address}\t0.01\n${erin.address}; 3; USDC\n${erin.address}, 0.02`,
      )
      await at(page).dialog.getByText('3 recipients').waitFor()
      await inDialog(page, 'Add').click()
    }),
    pending: /3 actions/,
    executed: /3 actions/,
  },
  'an NFT': {
    ...building('Send NFTs', async (page) => {
      await at(page).dialog.getByRole('checkbox').first().check()
      await field(page, 'To').fill(erin.address)
      await inDialog(page, 'Add').click()
    }),
    pending: /PICT|Small Pictures/,
    executed: /PICT|Small Pictures/,
  },
  'a method of a contract': {
    ...building('Call a contract', async (page) => {
      await field(page, 'Contract').fill(dave.address)
      await field(page, 'ABI').fill(
        'function place((address to, uint256 amount)[] orders, string memo) payable',
      )
      await field(page, /^orders/).fill(`[["${erin.address}", 7]]`)
      await field(page, /^memo/).fill('thanks')
      await field(page, /^Amount of ETH/).fill('0.03')
      await inDialog(page, 'Add').click()
    }),
    // There's no contract at this address: the money would be sent, but nothing would be called.
    asks: true,
    pending: /0\.03|Contract|Call/,
    executed: /0\.03|Contract|Call/,
  },
  'raw data': {
    ...building('Call a contract', async (page) => {
      await field(page, 'Contract').fill(erin.address)
      await at(page).dialog.getByRole('tab', { name: 'Raw data' }).click()
      await field(page, 'Data').fill('0x12345678')
      await inDialog(page, 'Add').click()
    }),
    pending: /Contract|Call/,
    executed: /Contract|Call/,
  },
  'a file of the Transaction Builder': {
    path: 'transactions/new',
    fill: async (page) => {
      await inMain(page, 'More').click()
      await page.getByRole('menuitem', { name: 'Open a file' }).click()
      await at(page)
        .dialog.locator('input[type=file]')
        .setInputFiles({
          name: 'batch.json',
          mimeType: 'application/json',
          buffer: Buffer.from(builderFile),
        })
      await inDialog(page, 'Add 2 actions').click()
      await at(page).dialog.waitFor({ state: 'hidden' })
    },
    review: building('', async () => {}).review,
    pending: /2 actions/,
    executed: /2 actions/,
  },
  'another owner in place of one': {
    ...changing(
      async (page) => {
        const carol = page
          .getByRole('main')
          .getByRole('list', { name: 'Owners' })
          .getByRole('listitem')
          .filter({ hasText: people.carol.address })
        await carol.getByRole('button', { name: /^Actions for/ }).click()
        await page.getByRole('menuitem', { name: 'Replace' }).click()
      },
      (page) => field(page, 'New owner').fill(erin.address),
    ),
    asks: true,
    pending: /owner/i,
    executed: /owner/i,
  },
  'other required signatures': {
    safe: vault.address,
    ...changing(
      (page) => inMain(page, 'Change: Required signatures').click(),
      async (page) =>
        void (await at(page)
          .dialog.getByRole('combobox', { name: 'Required signatures' })
          .selectOption('3')),
    ),
    pending: /signatures/i,
    executed: /signatures/i,
  },
  'an update of the contract': {
    safe: oldSavings.address,
    path: 'settings/setup',
    // It comes after what is pending, which is executed first.
    fill: async (page) => {
      await at(page).section('Queue').click()
      await inMain(page, /^Execute/)
        .first()
        .click()
      await inDialog(page, 'Execute').click()
      await at(page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
      await at(page).dialog.getByRole('button', { name: 'Close' }).last().click()
      await at(page).section('Owners and rules').click()
      await inMain(page, 'Update to 1.4.1').waitFor()
    },
    review: (page) => inMain(page, 'Update to 1.4.1').click(),
    asks: true,
    pending: /migrateSingleton/,
    executed: /migrateSingleton/,
  },
}

/** The Safe's nonce on the chain. */
async function nonceOf(safe: Address): Promise<string> {
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to: safe, data: '0xaffed0e0' }, 'latest'],
  }
  const response = await fetch(here.world.rpcUrl(1), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return BigInt(((await response.json()) as { result: string }).result).toString()
}

const signs = /^Sign( only)?$/

/** One kind of each form: the Send dialog, the page of a new transaction, the owners and rules. */
const ofEachForm = [
  'payments to several recipients',
  'a method of a contract',
  'another owner in place of one',
]

/**
 * What a called contract does isn't known: then the rest is verified. What is dangerous is
 * authentic anyway.
 */
const isVerified = /^(?:Verified|Partly verified|Authentic means the details are unaltered\..*)$/

/** Alice's form and review, in a browser of her own. */
async function openReview(kind: Kind) {
  const safe = kind.safe ?? treasury.address
  const { url } = await here.serve({ config: configOf(here.world) })
  const alice = await openAs('alice', `${url}${kind.path}?safe=eth:${safe}`, here)
  const nonce = await nonceOf(safe)
  const review = () => kind.review(alice.page, nonce)
  await kind.fill(alice.page, nonce)
  // What was typed is kept.
  await alice.page.reload()
  await review()
  await at(alice.page).dialog.getByText(isVerified).waitFor()
  return { ...alice, review, queue: `${url}transactions/queue?safe=eth:${safe}`, safe }
}

/** From Alice's signature to the history of both; returns how many nonces were used. */
async function signAndExecute(
  kind: Kind,
  { page, queue, safe }: Awaited<ReturnType<typeof openReview>>,
) {
  if (kind.asks) await agree(page)
  await inDialog(page, signs).click()
  await at(page).dialog.getByRole('heading', { name: 'Signed' }).waitFor()

  // The other owner, in another browser.
  const bob = await openAs('bob', queue, here)
  const confirm = at(bob.page)
    .row(kind.pending)
    .getByRole('button', { name: /^Sign(,|$)/ })
    .and(bob.page.locator(unless))
  await confirm.first().click()
  await at(bob.page).dialog.getByText(isVerified).waitFor()
  const before = BigInt(await nonceOf(safe))
  if (kind.asks) await agree(bob.page)
  await inDialog(bob.page, 'Sign and execute').click()
  await at(bob.page).dialog.getByRole('heading', { name: 'Executed' }).waitFor()
  const used = BigInt(await nonceOf(safe)) - before
  // Not to wait for the next poll.
  await page.reload()
  for (const one of [bob.page, page]) {
    if (await at(one).dialog.isVisible())
      await at(one).dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(await becomesNewestInHistory(one, mouse, kind.executed)).toMatch(kind.executed)
  }
  await bob.context.close()
  await page.context().close()
  return used
}

describe('each kind of new transaction in the live build', () => {
  it.each(Object.entries(kinds).filter(([name]) => !ofEachForm.includes(name)))(
    '%s: from the form to the history',
    async (_, kind) => {
      expect(await signAndExecute(kind, await openReview(kind))).toBe(1n)
    },
  )

  it.each(Object.entries(kinds).filter(([name]) => ofEachForm.includes(name)))(
    '%s: from the form to the history, whatever the wallet does on the way',
    async (_, kind) => {
      const alice = await openReview(kind)
      const { page, wallet, review } = alice
      const { dialog } = at(page)
      wallet.set({ chainId: 17_000 })
      await dialog.getByRole('button', { name: 'Switch to Ethereum' }).click()
      if (kind.asks) await agree(page)
      await inDialog(page, signs).waitFor()
      wallet.set({ behavior: 'rejects' })
      await inDialog(page, signs).click()
      await dialog.getByText('You rejected the request. Nothing was signed.').waitFor()
      await inDialog(page, 'Back').click()
      wallet.set({ behavior: 'hangs' })
      await inDialog(page, signs).click()
      await dialog.getByText('Confirm in your wallet').first().waitFor()
      // What the wallet was still showing is declined.
      wallet.set({ behavior: 'rejects' })
      await page.reload()
      wallet.set({ behavior: 'agrees' })
      await review()
      expect(await signAndExecute(kind, alice)).toBe(1n)
    },
  )
})
