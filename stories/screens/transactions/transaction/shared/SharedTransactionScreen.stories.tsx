import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { routes } from '#gateway'
import { encodeSharedLink, isRejection, readShared } from '#safe'
import { safes } from '../../../../../mocks/chain/genesis/places.ts'
import { mockRoute, mockRpc } from '../../../../../mocks/mockRoute.ts'
import { people } from '../../../../../mocks/people.ts'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { SharedTransactionScreen } from '../../../../../src/screens/transactions/transaction/shared/SharedTransactionScreen.tsx'
import { sharedTransactionText } from '../../../../../src/screens/transactions/transaction/shared/text.ts'
import { englishText } from '../../../../englishText.ts'
import { treasury } from '../../review/transactions.ts'
import { aFile, aShared, withForged } from './aShared.ts'
import { OpenShared } from '../../../../../src/screens/transactions/transaction/shared/OpenShared.tsx'
import { SharedTransactionPage } from '../../../../../src/screens/transactions/transaction/shared/SharedTransactionPage.tsx'
import { pressOnceReady } from '../../review/pressOnceReady.ts'

const text = englishText(sharedTransactionText)
const words = englishText(transactionText)
const shared = aShared()
const fragment = encodeSharedLink(shared)
const isDown = [
  mockRoute(routes.safe).fails(503),
  mockRoute(routes.details).fails(503),
  mockRoute(routes.queued).fails(503),
  mockRoute(routes.balances).fails(503),
  mockRoute(routes.propose).fails(503),
]

const meta: Meta<typeof SharedTransactionScreen> = {
  title: 'Screens/Shared transaction/Shared transaction screen',
  component: SharedTransactionScreen,
  args: { at: treasury, fragment },
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    world: 'everyday',
    wallet: { person: 'alice' },
    msw: isDown,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof SharedTransactionScreen>

/** The Safe is read only from the chain, and a notice lists what the gateway would add. */
export const GatewayDown: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Verified')
    await canvas.findByText(text('notice.silent'))
    await expect(
      canvas.getByText(words('signatures.count', { submitted: 1, required: 2 })),
    ).toBeVisible()
    await userEvent.click(canvas.getByText(text('notice.missing')))
    await expect(canvas.getByText(text('notice.missing.people'))).toBeVisible()
  },
}
/** A slow gateway doesn't delay anything. */
export const GatewayHangs: Story = {
  parameters: {
    picture: false,
    pictureReason: 'GatewayDown shows the parts.',
    msw: [
      mockRoute(routes.safe).hangs(),
      mockRoute(routes.details).hangs(),
      mockRoute(routes.queued).hangs(),
      mockRoute(routes.balances).hangs(),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Verified')
    await expect(canvas.getByText(text('notice.asking'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Sign(,|$)/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** Its rejection is a shared transaction as well: the same page, with another fragment. */
export const Rejecting: Story = {
  parameters: { picture: false, pictureReason: 'GatewayDown shows the parts.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${words('reject.action')}`) }),
    )
    const read = readShared(location.hash)
    await expect(
      read.ok &&
        isRejection(read.shared.tx, treasury.address) &&
        read.shared.tx.nonce === shared.tx.nonce,
    ).toBe(true)
    history.replaceState(null, '', location.pathname + location.search)
  },
}
/** The signature stays on this device, and is in the link that is passed on. */
export const Signed: Story = {
  parameters: { picture: false, pictureReason: 'ConfirmDialogView shows it.' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Verified')
    await userEvent.click(canvas.getByRole('button', { name: /^Sign(,|$)/ }))
    await pressOnceReady(userEvent, englishText(confirmText)('confirm.signOnly'))
    await screen.findByRole('button', { name: englishText(confirmText)('confirm.copySigned') })
    await expect(
      await screen.findByRole('button', { name: englishText(confirmText)('confirm.execute') }),
    ).toBeVisible()
  },
}
/** The gateway compares what it knows of the Safe, and lists the transaction as well. */
export const GatewayAnswers: Story = {
  parameters: { picture: false, pictureReason: 'GatewayDown shows the parts.', msw: [] },
  play: async ({ canvas }) => {
    await canvas.findByText(text('notice.known'))
    // The gateway names no modules, and the chain has none: all settings are compared.
    await canvas.findByText(words('proof.verified'))
  },
}
export const UnknownToTheGateway: Story = {
  args: { fragment: encodeSharedLink(aShared({ note: 'A draft', nonce: 40 })) },
  parameters: { picture: false, pictureReason: 'GatewayDown shows the parts.', msw: [] },
  play: async ({ canvas }) => {
    await canvas.findByText(text('notice.unknown'))
  },
}
/**
 * The gateway is back: it gets the signatures of the link, and from then on lists the transaction.
 */
export const Submitted: Story = {
  args: { fragment: encodeSharedLink(aShared({ note: 'A draft', nonce: 40 })) },
  parameters: { picture: false, pictureReason: 'GatewayDown shows the parts.', msw: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: text('notice.submit', { count: 1 }) }),
    )
    await canvas.findByText(text('notice.known'))
  },
}
/** The gateway rejects it: nothing is lost. */
export const NotSubmitted: Story = {
  args: { fragment: encodeSharedLink(aShared({ note: 'A draft', nonce: 40 })) },
  parameters: {
    picture: false,
    pictureReason: 'GatewayDown shows the parts.',
    msw: [mockRoute(routes.propose).fails(422)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: text('notice.submit', { count: 1 }) }),
    )
    await canvas.findByText(text('notice.submitFailed'))
  },
}
/**
 * Neither the gateway nor a node responds: nothing is known of the Safe, so nothing can be signed.
 */
export const NothingResponds: Story = {
  parameters: {
    picture: false,
    pictureReason: 'GatewayDown shows the parts.',
    msw: [...isDown, mockRpc('eth_call').fails(), mockRpc('eth_chainId').fails()],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(words('proof.unreachable'))
    await expect(canvas.getByRole('button', { name: /^Sign(,|$)/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** A signature in another owner's name isn't counted, and nothing can be signed. */
export const ForgedSignature: Story = {
  args: { fragment: encodeSharedLink(withForged(shared, people.bob.address)) },
  parameters: { picture: false, pictureReason: 'GatewayDown and TransactionView show the parts.' },
  play: async ({ canvas }) => {
    await canvas.findByText('Differs')
    await canvas.findByText(words('signatures.invalid'))
    await expect(
      canvas.getByText(words('signatures.count', { submitted: 1, required: 2 })),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Sign(,|$)/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/** The amount was changed after it was signed, and the link was recreated. */
export const OtherAmount: Story = {
  args: { fragment: encodeSharedLink({ ...shared, tx: { ...shared.tx, value: 1n } }) },
  parameters: { picture: false, pictureReason: 'GatewayDown and TransactionView show the parts.' },
  play: async ({ canvas }) => {
    await canvas.findByText('Differs')
  },
}
export const CutLink: Story = {
  args: { fragment: fragment.slice(0, -30) },
  parameters: { picture: false, pictureReason: 'OpenSharedView shows it.' },
  play: async ({ canvas }) => {
    await canvas.findByText(text('problem.cut'))
  },
}
export const OfAnotherSafe: Story = {
  args: { at: { chainId: '1', address: safes.vault.address } },
  parameters: { picture: false, pictureReason: 'OpenSharedView shows it.' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: text('problem.openThere') }),
    ).toHaveAttribute('href', expect.stringContaining(treasury.address))
  },
}
/**
 * Without a fragment, a link is pasted or a file is chosen. The navigation's own fragment changes
 * nothing.
 */
export const Opened: Story = {
  args: { fragment: 'content' },
  parameters: { picture: false, pictureReason: 'OpenSharedView shows it.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: text('open.link') })
    await userEvent.click(field)
    await userEvent.paste(fragment)
    await expect(await canvas.findByRole('link', { name: text('open.action') })).toHaveAttribute(
      'href',
      expect.stringContaining(fragment),
    )
    await userEvent.clear(field)
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, aFile('{}'))
    await canvas.findByText(text('problem.notShared'))
    await userEvent.upload(input, aFile())
    await expect(await canvas.findByRole('link', { name: text('open.action') })).toHaveAttribute(
      'href',
      expect.stringContaining(fragment),
    )
  },
}

/** Where a link or a file is opened. */
export const Opening: Story = { tags: ['part'], render: () => <OpenShared at={shared.at} /> }
/** One that was read from a link. */
export const ReadFromALink: Story = {
  tags: ['part'],
  render: () => <SharedTransactionPage shared={shared} />,
  play: async ({ canvas }) => void (await canvas.findByText('Verified')),
}
