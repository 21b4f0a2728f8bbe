import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Action } from '#domain'
import {
  ActionSentence,
  SentenceAmount,
} from '../../../../src/screens/common/action/ActionSentence.tsx'
import { useSentence } from '../../../../src/screens/common/action/useSentence.ts'
import {
  addOwner,
  batch,
  bridge,
  call,
  creation,
  mainnet,
  receiveFake,
  rejection,
  sendDollars,
  sendNft,
  stake,
  unknownKind,
} from '../rows/items.ts'

interface Args {
  actions: readonly Action[]
  full: boolean
}

function Sentence({ action, full }: { action: Action; full: boolean }) {
  const shown = useSentence(action, mainnet)
  const what = action.kind === 'send' || action.kind === 'receive' ? action.what : undefined
  return (
    <p>
      <ActionSentence {...shown} what={what} full={full} />
    </p>
  )
}

const meta: Meta<Args> = {
  title: 'Screens/Shared/Action sentence',
  parameters: {
    picture: false,
    pictureReason: 'Transaction row, Home view and the dialogs show it.',
    boxWidth: 560,
  },
  args: { full: false, actions: [sendDollars, sendNft, receiveFake, addOwner, rejection] },
  render: ({ actions, full }) => (
    <>
      {actions.map((action, index) => (
        <Sentence key={index} action={action} full={full} />
      ))}
    </>
  ),
}
export default meta
type Story = StoryObj<Args>

/** The amount and the accounts stand out, and a warning marks an imitated token. */
export const Everyday: Story = {}
export const OtherKinds: Story = { args: { actions: [batch, call, creation, bridge, stake] } }
/** Only the gateway's name for it is known. */
export const Unknown: Story = { args: { actions: [unknownKind] } }
/** Every digit, as wherever something is signed. */
export const Full: Story = { args: { full: true } }
/** Its value comes right after the amount, not after the recipient. */
export const Worth: Story = {
  render: function Worth() {
    return <ActionSentence {...useSentence(sendDollars, mainnet)} worth={<small>$9.50</small>} />
  },
  play: async ({ canvas }) => {
    const { textContent } = canvas.getByText('$9.50').parentElement ?? {}
    await expect(textContent).toMatch(/^Send .*USDC \$9\.50 to /)
  },
}
/** In a sentence about several. */
export const OneAmount: Story = {
  render: () => (
    <SentenceAmount
      amount={{ raw: 25n * 10n ** 17n, token: 'native', symbol: 'ETH', decimals: 18, sign: null }}
      chainId="1"
    />
  ),
}
