import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed } from '#base'
import {
  LookAlikeNotice,
  LookAlikeNotices,
} from '../../../../src/screens/common/typedAddress/LookAlikeNotice.tsx'
import { LookupProblem } from '../../../../src/screens/common/typedAddress/LookupProblem.tsx'
import { typedAddressText } from '../../../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../../../englishText.ts'
import { copyOfDave } from '../../transactions/send/sending.ts'
import { bob, dave, nameless } from '../rows/items.ts'

const text = englishText(typedAddressText)
const ask = fn()

const meta: Meta<typeof LookAlikeNotice> = {
  title: 'Screens/Shared/Look-alike notice',
  component: LookAlikeNotice,
  parameters: {
    picture: false,
    pictureReason: 'Send view and Contact view show it.',
    boxWidth: 560,
  },
  args: { other: { address: dave, name: 'Dave' } },
}
export default meta
type Story = StoryObj<typeof LookAlikeNotice>

export const Known: Story = {}
/** If the address isn't shown above it. */
export const WithAddress: Story = { args: { address: copyOfDave } }
/** Only the gateway lists the other one: which of them is the imitation isn't known. */
export const Reported: Story = {
  args: { other: { address: dave, name: undefined, isReported: true }, address: copyOfDave },
}
/** Of everything in a transaction. */
export const Several: Story = {
  render: () => (
    <LookAlikeNotices
      lookAlikes={[
        { address: copyOfDave, other: { address: dave, name: 'Dave' } },
        { address: nameless.address, other: { address: bob, name: undefined } },
      ]}
    />
  ),
}
/** A name whose address couldn't be read. */
export const NameFailed: Story = {
  render: () => <LookupProblem name="dave.eth" lookup={failed({ kind: 'unreachable' })} />,
}
/** A name stored on a server, which is contacted only once the user agrees. */
export const NameOnServer: Story = {
  render: () => (
    <LookupProblem
      name="dave.example.eth"
      lookup={{ status: 'offChain', host: 'names.example.org', ask }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: text('offChain.ask', { host: 'names.example.org' }) }),
    )
    await expect(ask).toHaveBeenCalledOnce()
  },
}
