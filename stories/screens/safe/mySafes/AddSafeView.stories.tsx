import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, ready } from '#base'
import { AddSafeView } from '../../../../src/screens/common/addSafe/AddSafeView.tsx'
import { aSafe } from '../home/safe.ts'
import { at } from '../../common/rows/items.ts'
import { chains, holesky } from './rows.ts'
import { FoundSafe } from '../../../../src/screens/common/addSafe/FoundSafe.tsx'

const meta: Meta<typeof AddSafeView> = {
  title: 'Screens/My Safes/Add Safe view',
  component: AddSafeView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => {},
    onCancel: () => {},
    chains,
    chainId: '1',
    onChain: () => {},
    typed: `eth:${at.address}`,
    onTyped: () => {},
    problem: undefined,
    lookup: ready(aSafe()),
    isOwner: false,
    ens: undefined,
    name: '',
    onName: () => {},
    nameProblem: undefined,
    warnings: { replaced: [] },
    opens: undefined,
    onAdd: () => {},
  },
}
export default meta
type Story = StoryObj<typeof AddSafeView>

export const Empty: Story = {
  args: { typed: '', problem: { why: 'empty' }, lookup: undefined },
  parameters: { cell: { screen: 'addSafe', state: 'empty' } },
}
export const Loading: Story = {
  args: { lookup: loading },
  parameters: { cell: { screen: 'addSafe', state: 'loading' } },
}
export const Found: Story = { parameters: { cell: { screen: 'addSafe', state: 'readOnly' } } }
export const FoundYours: Story = {
  args: { isOwner: true },
  parameters: { cell: { screen: 'addSafe', state: 'owner' } },
}
export const UnknownContract: Story = {
  args: { lookup: ready(aSafe({ version: null, versionState: 'UNKNOWN' })) },
}
export const NotASafe: Story = {
  args: { lookup: failed({ kind: 'notFound' }) },
  parameters: { cell: { screen: 'addSafe', state: 'notFound' } },
}
export const Failed: Story = {
  args: { lookup: failed({ kind: 'unreachable' }) },
  parameters: { cell: { screen: 'addSafe', state: 'failed' } },
}
export const Offline: Story = {
  args: { lookup: failed({ kind: 'offline' }) },
  parameters: { cell: { screen: 'addSafe', state: 'offline' } },
}
export const OtherChain: Story = {
  args: {
    typed: `hol:${at.address}`,
    problem: { why: 'otherChain', chain: holesky },
    lookup: undefined,
  },
}
export const UnsupportedChain: Story = {
  args: {
    typed: `zzz:${at.address}`,
    problem: { why: 'unknownPrefix', prefix: 'zzz' },
    lookup: undefined,
  },
  parameters: { cell: { screen: 'addSafe', state: 'unsupportedChain' } },
}
export const Mistyped: Story = { args: { problem: { why: 'checksum' }, lookup: undefined } }
export const KnownAlready: Story = {
  args: {
    problem: { why: 'known' },
    lookup: undefined,
    opens: { page: 'safe', href: `/home?safe=eth:${at.address}` },
  },
}
/** A link to a transaction opens it, also without adding the Safe. */
export const TransactionLink: Story = {
  args: {
    typed: `https://app.safe.global/transactions/tx?safe=eth:${at.address}&id=0x${'a1'.repeat(32)}`,
    opens: { page: 'transaction', href: `/transactions/tx?safe=eth:${at.address}` },
  },
}
export const VeryLong: Story = {
  args: {
    typed: `0x${'a'.repeat(500)}`,
    problem: { why: 'tooLong', have: 500 },
    lookup: undefined,
  },
  parameters: { cell: { screen: 'addSafe', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'addSafe', state: 'rightToLeft' } },
}

/** Found by its ENS name: the whole address is shown. */
export const FoundByName: Story = {
  args: {
    typed: 'treasury.eth',
    ens: { name: 'treasury.eth', lookup: ready(at.address) },
    name: 'Treasury',
  },
  parameters: { picture: false, pictureReason: 'Found and ContactView show the same parts.' },
}
export const LookingUpName: Story = {
  args: {
    typed: 'treasury.eth',
    ens: { name: 'treasury.eth', lookup: loading },
    lookup: undefined,
  },
  parameters: { picture: false, pictureReason: 'Loading shows the same parts.' },
}
export const NameLookupFailed: Story = {
  args: {
    typed: 'treasury.eth',
    ens: { name: 'treasury.eth', lookup: failed({ kind: 'offline' }) },
    lookup: undefined,
  },
  parameters: { picture: false, pictureReason: 'Failed shows the same parts.' },
}
export const UnknownName: Story = {
  args: {
    typed: 'nobody.eth',
    problem: { why: 'nameNotFound', name: 'nobody.eth', network: 'Ethereum' },
    lookup: undefined,
  },
  parameters: { picture: false, pictureReason: 'NotASafe shows the same parts.' },
}

/** Details of the address, without the enclosing dialog. */
export const FoundAlone: Story = {
  tags: ['part'],
  render: ({ lookup, ens, isOwner }) => (
    <FoundSafe lookup={lookup} ens={ens} chain="Ethereum" isOwner={isOwner} />
  ),
}
