import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { no, yes } from '#base'
import type { TransactionDetail } from '#domain'
import type { Signable } from '#signing'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { SignManyView } from '../../../../src/screens/transactions/confirm/signMany/SignManyView.tsx'
import type {
  Outcomes,
  Reviewed,
} from '../../../../src/screens/transactions/confirm/signMany/signing.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { pressOnceReady, showAllReviews, type UserEvent } from '../review/pressOnceReady.ts'
import {
  aBatchDetail,
  aBatchReview,
  aDetail,
  anOwnerDetail,
  aProof,
  mainnet,
} from '../review/transactions.ts'

const text = englishText(confirmText)
const words = englishText(transactionText)
const more = (seen: number) => words('many.more', { seen, count: 3 })
const showAll = (userEvent: UserEvent) => showAllReviews(userEvent)
// The view only checks whether there's something to sign.
const signable = { kind: 'transaction' } as Signable
const reviewed = (parts: Partial<Reviewed> = {}): Reviewed => ({
  detail: aDetail(),
  shown: { proof: aProof('verified'), risks: [] },
  may: yes,
  signable,
  recheck: undefined,
  ...parts,
})
/** With its own nonce, like all transactions that are signed together. */
const at = (detail: TransactionDetail, nonce: bigint): TransactionDetail => ({
  ...detail,
  tx: detail.tx && { ...detail.tx, nonce },
})
const ids = ['a', 'b', 'c']
const all = new Map([
  ['a', reviewed({ detail: at(aDetail(), 12n) })],
  ['b', reviewed({ detail: at(aBatchDetail(), 13n), shown: aBatchReview() })],
  [
    'c',
    reviewed({
      detail: at(anOwnerDetail(), 14n),
      shown: {
        proof: aProof('verified'),
        risks: [{ id: 'ownersExtended', at: [] }],
        threshold: 2,
      },
    }),
  ],
])
const outcomes = (entries: Parameters<typeof Object.entries>[0] & object) =>
  new Map(Object.entries(entries)) as Outcomes

const meta: Meta<typeof SignManyView> = {
  title: 'Screens/Queue/Sign many view',
  component: SignManyView,
  parameters: {
    layout: 'fullscreen',
    picture: false,
    pictureReason: 'Review, Rejected and Done show all parts.',
  },
  args: {
    ids,
    chain: mainnet,
    reviewed: all,
    outcomes: new Map(),
    onSwitchChain: () => {},
    onSign: fn(),
    submitting: { isBusy: false, onSubmit: fn() },
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SignManyView>

export const Review: Story = {
  parameters: { picture: 'page' },
}
/** One press signs all of them, once each has been scrolled to the end. */
export const NotAllShown: Story = {
  parameters: { picture: false, pictureReason: 'Review shows the list.' },
  play: async ({ args, userEvent }) => {
    // How far one is, which starts with what is in view.
    await expect(await screen.findByRole('button', { name: more(1) })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Sign/ })).toBeNull()
    await showAll(userEvent)
    // Right after the last press, another isn't meant for what has taken its place.
    await userEvent.click(screen.getByRole('button', { name: /^Sign all 3/ }))
    await expect(args.onSign).not.toHaveBeenCalled()
    await pressOnceReady(userEvent, text('many.sign', { count: 3 }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}
/** Nothing is signed while what one of them changes is simulated: it may be dangerous. */
export const OneSimulating: Story = {
  args: {
    reviewed: new Map([
      ...all,
      ['b', reviewed({ shown: { proof: aProof('verified'), risks: [], isSimulating: true } })],
    ]),
  },
  parameters: { picture: false, pictureReason: 'Review shows the list.' },
  play: async ({ args, userEvent }) => {
    const sign = await screen.findByRole('button', { name: text('many.sign', { count: 3 }) })
    await expect(sign).toHaveAccessibleDescription(words('reason.simulating'))
    await userEvent.click(sign)
    await expect(args.onSign).not.toHaveBeenCalled()
  },
}
export const Loading: Story = {
  args: {
    reviewed: new Map([
      [
        'a',
        reviewed({
          shown: { proof: aProof('checking'), risks: [] },
          may: no('loading'),
          signable: null,
        }),
      ],
    ]),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: text('many.sign', { count: 3 }) }),
    )
    await expect(args.onSign).not.toHaveBeenCalled()
  },
}
/** Transactions that differ are skipped with the reason; the others can be signed. */
export const OneDiffers: Story = {
  args: {
    reviewed: new Map([
      ...all,
      [
        'b',
        reviewed({
          shown: { proof: aProof('differs'), risks: [] },
          may: no('differs'),
          signable: null,
        }),
      ],
    ]),
  },
}
/** A transaction with dangers to acknowledge is signed in its own dialog. */
export const OneIsDangerous: Story = {
  args: {
    reviewed: new Map([
      ...all,
      [
        'b',
        reviewed({
          shown: {
            proof: aProof('verified'),
            risks: [{ id: 'untrustedDelegatecall', at: [] }],
          },
        }),
      ],
    ]),
  },
  parameters: { picture: false, pictureReason: 'OneDiffers shows what is left out.' },
  play: async ({ userEvent }) => {
    await screen.findByText(text('many.left', { reason: text('many.alone') }))
    await showAll(userEvent)
    await screen.findByRole('button', { name: text('many.sign', { count: 2 }) })
  },
}
export const NotLoaded: Story = {
  args: {
    ids: ['a', 'b'],
    reviewed: new Map([
      ...all,
      [
        'b',
        reviewed({
          detail: undefined,
          shown: undefined,
          failure: { kind: 'unreachable' },
          may: no('loading'),
          signable: null,
        }),
      ],
    ]),
  },
  parameters: { picture: false, pictureReason: 'An inline Problem.' },
}
export const WrongNetwork: Story = {
  args: { ids: ['a'], reviewed: new Map([['a', reviewed({ may: no('wrongChain') })]]) },
  parameters: { picture: false, pictureReason: 'ConfirmDialogView shows the button.' },
}
export const Signing: Story = {
  args: { outcomes: outcomes({ a: { status: 'signed' }, b: { status: 'signing' } }) },
}
/** One was rejected in the wallet: those before it stay signed, and the rest can go on. */
export const Rejected: Story = {
  args: {
    outcomes: outcomes({
      a: { status: 'signed' },
      b: { status: 'failed', failure: { at: 'signing', why: 'rejected' } },
    }),
  },
  parameters: { picture: 'page' },
}
export const Changed: Story = {
  args: { outcomes: outcomes({ a: { status: 'failed', failure: 'changed' } }) },
  parameters: { picture: false, pictureReason: 'A Notice.' },
}
/** Something changed while the wallet showed the second one: it stays here, and the rest waits. */
export const Held: Story = {
  args: {
    outcomes: outcomes({
      a: { status: 'signed' },
      b: { status: 'unsubmitted', why: 'changed' },
    }),
  },
  parameters: { picture: false, pictureReason: 'A Notice.' },
  play: async ({ canvas }) => {
    await canvas.findByText(words('fail.changed'))
  },
}
/** The network didn't respond right before the wallet was to be prompted. */
export const Unread: Story = {
  args: { outcomes: outcomes({ a: { status: 'failed', failure: 'unread' } }) },
  parameters: { picture: false, pictureReason: 'A Notice.' },
  play: async ({ canvas }) => {
    await canvas.findByText(words('proof.unreachable'))
  },
}
/** The gateway accepted two of them; the third is saved. */
export const Done: Story = {
  args: {
    outcomes: outcomes({
      a: { status: 'signed' },
      b: { status: 'signed' },
      c: { status: 'unsubmitted', why: 'unreachable' },
    }),
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('heading', {
      name: text('many.notSubmitted', { submitted: 2, count: 3 }),
    })
    await expect(screen.getAllByText(text('many.unsubmitted'))).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: text('confirm.submitAgain') }))
    await expect(args.submitting.onSubmit).toHaveBeenCalledOnce()
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
