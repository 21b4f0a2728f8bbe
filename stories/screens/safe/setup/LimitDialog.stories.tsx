import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { type Address, type Hex, ready, zeroAddress } from '#base'
import {
  allowanceModules,
  encodeAddLimitDelegate,
  encodeDisableModule,
  encodeEnableModule,
  encodeSetLimit,
  toSafeTx,
} from '#safe'
import { base, household } from '../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../mocks/people.ts'
import { demoRpcUrl } from '../../../../mocks/world.ts'
import { LimitDialog } from '../../../../src/screens/safe/setup/limits/LimitDialog.tsx'
import {
  type LimitChange,
  limitFormKey,
} from '../../../../src/screens/safe/setup/limits/limitForm.ts'
import { limitsText } from '../../../../src/screens/transactions/send/spend/text.ts'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { draftsKey } from '../../../../src/screens/core/stores/transactionDraft.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'
import { aLimit, limitsOf } from './limits.ts'
import { queues } from './queuing.ts'
import { aSnapshot } from './setup.ts'

const text = englishText(limitsText)
const rules = englishText(setupText)
const { alice, bob, carol, dave, frank } = people
const [module] = allowanceModules
const older = allowanceModules[1]!
const { usdc } = base.tokens
const at = { chainId: '1', address: household.address }
const added = { kind: 'new' } as const
const state = { ...limitsOf([]), isEnabled: false }
const callOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/** The draft transaction. */
const keepDraft = (data: Hex) => {
  const call = { id: 1, to: at.address, value: '0', data }
  localStorage.setItem(
    draftsKey,
    JSON.stringify({ [`1:${at.address.toLowerCase()}`]: { calls: [call], note: '' } }),
  )
}

/** Input saved earlier in this tab. */
const itemOf = (change: LimitChange) => `coffer.form.${limitFormKey(at, change)}`
const keep = (parts: object) =>
  sessionStorage.setItem(
    itemOf(added),
    JSON.stringify({
      typed: frank.address,
      token: usdc,
      amount: '20',
      period: 1440,
      nonce: '',
      ...parts,
    }),
  )

const [enable, add, set] = [
  { to: at.address, value: 0n, data: encodeEnableModule(module!) },
  { to: module!, value: 0n, data: encodeAddLimitDelegate(frank.address) },
  {
    to: module!,
    value: 0n,
    data: encodeSetLimit({ delegate: frank.address, token: usdc, raw: 20_000_000n, minutes: 1440 }),
  },
]

const olderLimit = aLimit({ module: older, delegate: carol.address, token: usdc })
/** `getTokens` of the module. */
const getTokens = '8d0e8e1d'

let letGo = () => {}
/** Holds requests for a contract's code until released. */
const heldFor = (contract: Address) =>
  http.post(demoRpcUrl(1), async ({ request }) => {
    const asked = (await request.clone().text()).toLowerCase()
    if (asked.includes('eth_getcode') && asked.includes(contract.toLowerCase()))
      await new Promise<void>((resolve) => (letGo = resolve))
  })

const addsDave = { to: module!, value: 0n, data: encodeAddLimitDelegate(dave.address) }
const setsDave = {
  to: module!,
  value: 0n,
  data: encodeSetLimit({ delegate: dave.address, token: usdc, raw: 5_000_000n, minutes: 0 }),
}

const meta: Meta<typeof LimitDialog> = {
  title: 'Flows/Set a spending limit',
  component: LimitDialog,
  argTypes: { change: fixed, state: fixed, settings: fixed, nonces: fixed },
  args: {
    at,
    change: added,
    state,
    settings: aSnapshot({ ...at, owners: [alice.address, bob.address] }),
    nonces: ready({ current: 11n, recommended: 16n }),
    disabledReason: undefined,
    onAdd: fn(),
    onReview: fn(),
    onClose: fn(),
  },
  parameters: {
    picture: false,
    pictureReason: 'LimitView shows it.',
    layout: 'fullscreen',
    world: 'limits',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof LimitDialog>

/** The button, once the queue has been read. */
async function usable(id: 'add' | 'review'): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: text(id) })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

/** Enables the module, adds the delegate and sets the limit, all in one transaction. */
export const First: Story = {
  args: { onReview: fn() },
  beforeEach: () => keep({}),
  play: async ({ args, userEvent }) => {
    await screen.findByText(/can spend 20 USDC every day/)
    await userEvent.click(await usable('review'))
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith(
        toSafeTx([enable!, add!, set!], { nonce: 16n, library: callOnly }),
      ),
    )
  },
}
/**
 * The draft transaction enables the module already: it isn't enabled twice.
 */
export const AfterADraft: Story = {
  args: { onAdd: fn() },
  beforeEach: () => {
    keep({})
    keepDraft(enable!.data)
  },
  play: async ({ args, userEvent }) => {
    await screen.findByText(/can spend 20 USDC every day/)
    await userEvent.click(await usable('add'))
    await expect(args.onAdd).toHaveBeenCalledWith([add, set])
  },
}
/**
 * The draft transaction disables the module: a limit in it would have no
 * effect.
 */
export const DisabledByADraft: Story = {
  args: { state: limitsOf([]), onAdd: fn() },
  beforeEach: () => {
    keep({})
    keepDraft(encodeDisableModule([module!], module!))
  },
  play: async ({ args, userEvent }) => {
    await screen.findByText(/can spend 20 USDC every day/)
    await userEvent.click(await usable('add'))
    await expect(await screen.findByText(rules('clash'))).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
/** The limit's own module is disabled, not the one used for new limits. */
export const DisabledByAQueuedOne: Story = {
  args: { change: { kind: 'change', limit: olderLimit }, state: limitsOf([olderLimit]) },
  parameters: {
    changeWorld: queues(
      at,
      toSafeTx([{ to: at.address, value: 0n, data: encodeDisableModule([older], older) }], {
        nonce: 15n,
      }),
    ),
  },
  play: async () => {
    await expect(await screen.findByText(text('queued.disables'))).toBeVisible()
  },
}
/**
 * Input changed while the chain is read for the review isn't reviewed, and neither is the previous
 * input.
 */
export const ChangedMeanwhile: Story = {
  args: { onReview: fn() },
  parameters: { msw: [heldFor(callOnly)] },
  beforeEach: () => keep({}),
  play: async ({ args, userEvent }) => {
    await screen.findByText(/can spend 20 USDC every day/)
    const review = await usable('review')
    await userEvent.click(review)
    await waitFor(() => expect(review).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), '0')
    letGo()
    await waitFor(() => expect(review).not.toHaveAttribute('aria-busy'))
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}
/**
 * Without the delegate's earlier limits, nothing can be proposed: a message says so, with a retry
 * button.
 */
export const FormerUnread: Story = {
  parameters: {
    msw: [
      http.post(demoRpcUrl(1), async ({ request }) =>
        (await request.clone().text()).includes(getTokens) ? HttpResponse.error() : undefined,
      ),
    ],
  },
  beforeEach: () => keep({}),
  play: async () => {
    await expect(await screen.findByText(text('failed', { network: 'Ethereum' }))).toBeVisible()
  },
}
/**
 * A limit that was proposed before enables the module: it isn't enabled twice, which would fail.
 */
export const AfterAQueuedOne: Story = {
  args: { onReview: fn() },
  parameters: {
    changeWorld: queues(
      at,
      toSafeTx([enable!, addsDave, setsDave], { nonce: 15n, library: callOnly }),
    ),
  },
  beforeEach: () => keep({}),
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(text('queued.enables'))).toBeVisible()
    await expect(screen.queryByText(text('warning.enables'))).toBeNull()
    await screen.findByText(/can spend 20 USDC every day/)
    await userEvent.click(await usable('review'))
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith(
        toSafeTx([add!, set!], { nonce: 16n, library: callOnly }),
      ),
    )
  },
}
/** A token the Safe no longer holds: the network's coin is selected instead. */
export const TokenGone: Story = {
  beforeEach: () => keep({ token: '0x1111111111111111111111111111111111111111' }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: text('token') })).toHaveValue(zeroAddress),
    )
  },
}
/** Once it is discarded with its button, nothing is kept. */
export const GivenUp: Story = {
  args: { onClose: fn() },
  beforeEach: () => keep({}),
  play: async ({ args, userEvent }) => {
    await screen.findByDisplayValue(frank.address)
    await userEvent.click(screen.getByRole('button', { name: text('cancel') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(sessionStorage.getItem(itemOf(added))).toBeNull()
  },
}
