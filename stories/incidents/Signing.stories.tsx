import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { aTransaction } from '../../mocks/fixtures/index.ts'
import { replaceSingleton } from '../../mocks/chain/impostor.ts'
import { domainOf } from '../../mocks/gateway/reading/safeTransaction.ts'
import {
  backdoor,
  implementationSwap,
  moduleByBatch,
} from '../../mocks/gateway/scenarios/incidents.ts'
import { people } from '../../mocks/people.ts'
import type { World } from '../../mocks/world.ts'
import { ConfirmDialog } from '../../src/screens/transactions/confirm/dialog/ConfirmDialog.tsx'
import { confirmText } from '../../src/screens/transactions/confirm/text.ts'
import { transactionText } from '../../src/screens/common/signing/text.ts'
import { englishText } from '../englishText.ts'
import { pendingId, treasury } from '../screens/transactions/review/transactions.ts'
import { pressOnceReady } from '../screens/transactions/review/pressOnceReady.ts'

const text = englishText(transactionText)
const words = englishText(confirmText)
const dialog = () => within(document.body)
/** The danger is shown, and must be acknowledged. */
async function asksAbout(danger: RegExp) {
  const [notice] = await dialog().findAllByText(danger)
  await expect(notice).toBeVisible()
  await expect(
    dialog().getByRole('checkbox', { name: text('risk.agree') }),
  ).toHaveAccessibleDescription(expect.stringMatching(danger))
}
/** The sign button; null if a check failed. */
const signs = () => dialog().queryByRole('button', { name: /^Sign/ })

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Incidents/Signing',
  component: ConfirmDialog,
  args: { at: treasury, id: pendingId, onExecute: () => {}, onClose: () => {} },
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows the same parts.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

/**
 * Bybit, February 2025: a transaction that reads like a transfer runs a contract as the Safe, which
 * replaces the Safe's own code.
 */
export const ImplementationSwap: Story = {
  args: { id: implementationSwap.id },
  parameters: { changeWorld: implementationSwap.propose },
  play: async () => {
    await asksAbout(/Gives .+, an unverified contract, full control of this Safe\./)
  },
}

/** The same Safe a day later: nothing can be signed with it anymore. */
export const AfterTheSwap: Story = {
  parameters: {
    changeWorld: async (world: World) => replaceSingleton(await world.chain(1), treasury.address),
  },
  play: async () => {
    await dialog().findByText(text('proof.unofficial'))
    await expect(dialog().queryByText('Verified')).toBeNull()
    await expect(signs()).toBeNull()
  },
}

/** An expected payment, followed in the same batch by enabling a module. */
export const ModuleInABatch: Story = {
  args: { id: moduleByBatch.id },
  parameters: { changeWorld: moduleByBatch.propose },
  play: async () => {
    await asksAbout(/Lets the module .+ move funds without signatures\./)
    await expect(dialog().getByText(backdoor.slice(2, 6))).toBeVisible()
  },
}

/**
 * A compromised front end shows one transaction and requests a signature for another. The user
 * compares the hardware wallet's hashes with those on this screen.
 */
export const HashOnTheDevice: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'hangs' } },
  play: async ({ userEvent }) => {
    await dialog().findByText('Verified')
    await pressOnceReady(userEvent, 'Sign only')
    await dialog().findByText(words('confirm.signingText'))
    // Of the world, which calculates them in its own way.
    const { safeTxHash } = aTransaction()
    const shown = document.body.textContent.replaceAll(/\s/g, '')
    for (const hash of [domainOf('1', treasury.address), safeTxHash])
      await expect(shown).toContain(hash)
  },
}

/**
 * Malware between this page and the keys gets another transaction signed. The signature isn't
 * submitted, and the user learns that it exists.
 */
export const WalletSignsAnother: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'signsAnother' } },
  play: async ({ userEvent, loaded }) => {
    await dialog().findByText('Verified')
    await pressOnceReady(userEvent, 'Sign only')
    await expect(await dialog().findByText(text('fail.notOwner'))).toBeVisible()
    await expect(dialog().getByText(text('fail.signed'), { exact: false })).toBeVisible()
    const { world } = (loaded as { storyWorld: { world: World } }).storyWorld
    const { proposals } = await world.state.chain('1')
    const signers = proposals
      .get(aTransaction().safeTxHash)
      ?.confirmations.map(({ owner }) => owner)
    await expect(signers).toEqual([people.carol.address])
  },
}
