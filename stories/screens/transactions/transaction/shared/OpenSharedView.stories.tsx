import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { safes } from '../../../../../mocks/chain/genesis/places.ts'
import { people } from '../../../../../mocks/people.ts'
import { OpenSharedView } from '../../../../../src/screens/transactions/transaction/shared/OpenSharedView.tsx'
import { mainnet } from '../../review/transactions.ts'
import { aShared } from './aShared.ts'

const link = 'https://coffer.example/transactions/tx?safe=eth:0x…#tx=1.4wUgAAEC…'

const queue = { all: [aShared(), aShared()], problems: [] }
const several = {
  status: 'several',
  queue,
  adding: { status: 'idle' },
  queueHref: '#queue',
  onAdd: fn(),
} as const

const meta: Meta<typeof OpenSharedView> = {
  title: 'Screens/Shared transaction/Open shared view',
  component: OpenSharedView,
  args: { chains: [mainnet], typed: '', onTyped: fn(), onFile: fn(), found: undefined },
  parameters: { layout: 'padded' },
}
export default meta
type Story = StoryObj<typeof OpenSharedView>

const noPicture = { picture: false as const, pictureReason: 'Cut shows a notice.' }

export const Empty: Story = {}
export const Found: Story = {
  args: { typed: link, found: { status: 'read', shared: aShared(), href: '#tx' } },
}
export const Cut: Story = {
  args: { typed: link, found: { status: 'declined', problem: { why: 'cut' } } },
}
export const Changed: Story = {
  args: { typed: link, found: { status: 'declined', problem: { why: 'changed' } } },
  parameters: noPicture,
}
export const OfAnotherSafe: Story = {
  args: {
    found: {
      status: 'declined',
      problem: { why: 'otherSafe', at: { chainId: '1', address: safes.vault.address } },
      href: '#there',
    },
  },
  parameters: noPicture,
}
export const OfAnUnknownNetwork: Story = {
  args: {
    found: {
      status: 'declined',
      problem: { why: 'otherChain', at: { chainId: '424242', address: safes.vault.address } },
    },
  },
  parameters: noPicture,
}
export const WrongChecksum: Story = {
  args: { found: { status: 'declined', problem: { why: 'badChecksum', field: 'tx.to' } } },
  parameters: noPicture,
}
export const InvalidField: Story = {
  args: { found: { status: 'declined', problem: { why: 'invalidField', field: 'tx.value' } } },
  parameters: noPicture,
}
export const MalformedSignature: Story = {
  args: {
    found: { status: 'declined', problem: { why: 'badSignature', signer: people.carol.address } },
  },
  parameters: noPicture,
}
export const NewerVersion: Story = {
  args: { found: { status: 'declined', problem: { why: 'otherVersion' } } },
  parameters: noPicture,
}
export const SomethingElse: Story = {
  args: { typed: 'hello', found: { status: 'declined', problem: { why: 'notShared' } } },
  parameters: noPicture,
}
export const WithoutItsFragment: Story = {
  args: { found: { status: 'declined', problem: { why: 'empty' } } },
  parameters: noPicture,
}
export const TooLarge: Story = {
  args: { found: { status: 'declined', problem: { why: 'tooLarge' } } },
  parameters: noPicture,
}
export const UnreadableFile: Story = {
  args: { found: { status: 'declined', problem: { why: 'unreadable' } } },
  parameters: noPicture,
}
export const RightToLeft: Story = {
  args: Found.args ?? {},
  globals: { locale: 'pseudo-rtl' },
  parameters: noPicture,
}
export const LongWords: Story = { args: Found.args ?? {}, globals: { locale: 'pseudo-long' } }
/** A whole queue. */
export const Several: Story = { args: { found: several } }
export const SeveralPartlyUnreadable: Story = {
  args: {
    found: {
      ...several,
      queue: { ...queue, problems: [{ why: 'badChecksum', field: 'tx.to' }, { why: 'changed' }] },
    },
  },
}
export const SeveralUnreadable: Story = {
  args: { found: { ...several, queue: { all: [], problems: [{ why: 'changed' }] } } },
  parameters: noPicture,
}
export const AddingSeveral: Story = {
  args: { found: { ...several, adding: { status: 'busy' } } },
  parameters: noPicture,
}
export const AddedSeveral: Story = {
  args: {
    found: {
      ...several,
      adding: { status: 'done', added: { transactions: 1, signatures: 3, rejected: 1 } },
    },
  },
}
export const SeveralNotAdded: Story = {
  args: { found: { ...several, adding: { status: 'failed' } } },
  parameters: noPicture,
}
